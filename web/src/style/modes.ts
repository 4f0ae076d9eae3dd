/**
 * The five modes of a table. Areas are the same in all of them – bar, board, ask, hand, more – and so is the order of
 * the page; a mode says where they lie. The same queries stand in the styles: `room.css` (wide), `low.css` (a low laptop),
 * `narrow.css` (tablet, window), `phone.css` (a phone upright), `side.css` (a phone on its side); what is smaller than all
 * of them is in `tiny.css`.
 */
import { MediaQuery } from "svelte/reactivity";

/** A phone upright: ask and hand are one sheet, log and rules come from below. */
export const phone = new MediaQuery("(max-width: 599px) and (orientation: portrait)");
/** A phone on its side: the bar is a rail on the left, ask and hand lie on the right. */
export const side = new MediaQuery("(max-height: 499px) and (orientation: landscape)");
/** A tablet upright: everything in one column, more high than wide. */
export const tall = new MediaQuery("(min-width: 600px) and (max-width: 1199px) and (orientation: portrait)");
/** Wide enough for log and rules to lie beside the board. */
export const wide = new MediaQuery("(min-width: 1200px) and (min-height: 500px)");
/** There, and on a tablet on its side, a hint lies in the drawer and leaves question and hand where they are. */
export const aside = new MediaQuery("(min-width: 600px) and (min-height: 500px) and (orientation: landscape)");
/** Hardly larger than a watch, or letters magnified a lot: only ask and hand, and a button that shows the board. */
export const tiny = new MediaQuery("(max-width: 319px), (max-width: 499px) and (max-height: 319px)");
/** Either way of holding a phone. */
export const small = {
  get current(): boolean {
    return phone.current || side.current;
  },
};
