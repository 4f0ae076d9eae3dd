import { MediaQuery } from "svelte/reactivity";

/** Where the theatres lie one under another, and what lies across the table under them. */
export const phone = new MediaQuery("max-width: 820px");
