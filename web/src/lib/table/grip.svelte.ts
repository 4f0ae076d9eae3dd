/** What makes a thing on the table clickable and lookable. Its states follow from the walk, never from rules. */
import { byKeys } from "./focus";
import { leadsOver, type Walk } from "./paths";
import type { Room } from "./room.svelte";

export interface Held {
  thing: string;
  label: string;
  trails?: readonly Walk[];
  /** The same thing in two moments has the same key, and travels. */
  key?: string | undefined;
  /** Where it comes from when it is new, and where it goes when it is gone: keys; `lib/telling/motion.ts`. */
  origin?: string | undefined;
  exit?: string | undefined;
  /** Which side is up: a change turns it. */
  side?: string | undefined;
  class?: string;
  /** A place rather than a thing: dashed, where something can go. */
  target?: boolean;
  spent?: boolean;
  /** Nobody can ever take it. */
  sign?: boolean;
}

const HOVER = 380;
const HOLD = 450;

export class Grip {
  element: HTMLElement | SVGElement | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private long = false;
  readonly legal: boolean = $derived.by(() => this.room.step(this.trails) !== null);
  readonly chosen: boolean = $derived.by(() => {
    const { trails } = this;
    const { target = false } = this.of();
    const walk = this.room.walk;
    return (
      !target && walk.length > 0 && trails.some((trail) => trail.length > 0 && trail.every((s, i) => walk[i] === s))
    );
  });
  /** Part of an action that somebody points at in a list. */
  readonly meant: boolean = $derived.by(() => this.room.named !== null && leadsOver(this.room.named.path, this.trails));

  /** What a piece of HTML and a piece of a drawing have in common. */
  readonly attributes = $derived.by(() => {
    const { thing, key, origin, exit, side, class: extra = "", target = false, spent = false } = this.of();
    const { legal, chosen, meant, form } = this;
    return {
      class: [
        form === "told" ? "" : "piece",
        form,
        extra,
        { legal: legal && !target, can: legal && target, chosen, meant, spent },
      ],
      tabindex: legal || chosen ? 0 : -1,
      "aria-pressed": chosen || undefined,
      "aria-disabled": form === "told" ? undefined : !legal && !thing,
      "data-arrows": "",
      "data-key": key,
      "data-origin": origin,
      "data-exit": exit,
      "data-side": side,
      "data-thing": thing,
      onpointerenter: this.enter,
      onpointerleave: this.away,
      onpointerdown: this.press,
      onpointerup: this.release,
      oncontextmenu: this.menu,
      onfocus: this.focus,
      onblur: this.away,
      onclick: this.click,
      onkeydown: this.keys,
    };
  });

  constructor(
    private readonly room: Room,
    private readonly of: () => Held,
    private readonly form: "wrap" | "drawn" | "told",
  ) {}

  private get trails(): readonly Walk[] {
    return this.of().trails ?? [];
  }

  readonly enter = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    this.room.point(this.trails);
    this.later(() => this.look(false), HOVER);
  };
  readonly away = (): void => {
    clearTimeout(this.timer);
    this.room.point(null);
    const looking = this.room.looking;
    if (looking?.anchor === this.element && !looking?.pinned) this.room.looking = null;
  };
  readonly press = (event: PointerEvent): void => {
    this.long = false;
    if (event.pointerType !== "touch") return;
    this.later(() => {
      this.long = true;
      this.room.point(this.trails);
      this.look(true);
    }, HOLD);
  };
  readonly release = (): void => clearTimeout(this.timer);
  /** The other button of a mouse asks what it is, and so does the key for menus. */
  readonly menu = (event: Event): void => {
    event.preventDefault();
    if (this.long) return;
    clearTimeout(this.timer);
    this.look(true, byKeys());
  };
  readonly focus = (): void => {
    this.room.point(this.trails);
    if (this.element?.matches(":focus-visible")) this.look(false);
  };
  readonly click = (): void => {
    clearTimeout(this.timer);
    if (this.long) return;
    const looking = this.room.looking;
    const { trails } = this;
    const { target = false } = this.of();
    if (this.room.click(trails) || (target && this.room.seek(trails))) this.room.looking = null;
    else if (looking?.anchor === this.element && looking?.pinned) {
      this.room.looking = null;
      this.room.refusals.forget();
    } else {
      this.look(true);
      void this.room.refusals.ask(this.of().thing, trails);
    }
  };
  readonly keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A button of HTML does this by itself.
    const taken = this.form === "drawn" && (event.key === "Enter" || event.key === " ");
    if (!taken && event.key !== "?") return;
    event.preventDefault();
    if (taken) this.click();
    else this.look(true, true);
  };

  private look(pinned: boolean, asked = false): void {
    const { thing, label, sign = false } = this.of();
    const { element: anchor, room } = this;
    if (thing && anchor)
      room.looking = {
        thing,
        anchor,
        pinned,
        asked,
        able: this.legal || this.chosen,
        option: room.pointed,
        sign: sign ? label : null,
      };
  }
  /** Unless it is gone from the table by then. */
  private later(what: () => void, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.element?.isConnected && what(), ms);
  }
}
