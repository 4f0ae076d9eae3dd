import { beforeEach, expect, test } from "vitest";
import { labelOf, thingCalled } from "../../src/lib/learning/pointing";

/** Nothing is laid out here: whatever is not hidden can be seen. */
beforeEach(() => {
  Element.prototype.getClientRects = function (this: Element) {
    return (this.hasAttribute("hidden") ? [] : [1]) as unknown as DOMRectList;
  };
});
function page(html: string): void {
  document.body.innerHTML = html;
}
const found = (id: string): string | undefined => thingCalled(id)?.id;

test("a thing is its piece, whatever the board calls it", () => {
  page(`<i id="drawn" data-thing="army"></i><b id="piece" class="piece" data-thing="army"></b>
    <b id="card" class="piece" data-thing="card:daze"></b><b id="other" class="piece" data-thing="card:crazed"></b>`);
  expect([found("army"), found("daze"), found("nothing"), found("")]).toEqual(["piece", "card", undefined, undefined]);
});

test("what is not to be seen, or lies in the drawer, is not pointed at", () => {
  page(`<b id="hidden" class="piece" data-thing="army" hidden></b>
    <div class="drawer"><b id="told" class="piece" data-thing="army"></b></div>
    <b id="seen" class="piece" data-thing="unit:army"></b>`);
  expect(found("army")).toBe("seen");
});

test("a seat is what its board draws of it, else its place in the bar; never what is its own", () => {
  page(`<b id="bag" class="piece" data-thing="bag:axis"></b><i id="place" data-seat="axis"></i>`);
  expect(found("axis")).toBe("place");
  page(`<b id="bag" class="piece" data-thing="bag:axis"></b><i id="place" data-seat="axis"></i>
    <i id="points" data-thing="axis"></i>`);
  expect(found("axis")).toBe("points");
});

test("a part of the view, what holds a thing, a button", () => {
  page(`<p id="power" data-part="power"></p><p id="pile" data-holds="abel ramona"></p>
    <button id="end" data-action="end-turn">End</button>`);
  expect([found("power"), found("ramona"), found("end-turn")]).toEqual(["power", "pile", "end"]);
});

test("it is called as it is read aloud", () => {
  page(
    `<b class="piece" data-thing="a"><span class="sr"> Abel </span></b><g class="piece" data-thing="b" aria-label="B5"></g>`,
  );
  expect([labelOf(thingCalled("a")!), labelOf(thingCalled("b")!)]).toEqual(["Abel", "B5"]);
});
