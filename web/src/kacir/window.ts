import { MediaQuery } from "svelte/reactivity";

/** Where the village is laid out for a thumb. */
export const phone = new MediaQuery("max-width: 820px");
