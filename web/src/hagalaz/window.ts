import { MediaQuery } from "svelte/reactivity";

/** Where the map is too small to be played on as a whole. */
export const phone = new MediaQuery("max-width: 820px");
