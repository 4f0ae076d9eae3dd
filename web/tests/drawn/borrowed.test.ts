// Drawings of the house under the names of an owner's things.
import { expect, test } from "vitest";
import { borrowed } from "../../src/lib/drawn/borrowed";

const DRAWN =
  '<svg><symbol id="c-ranger" viewBox="0 0 70 50"><path/></symbol><symbol id="v-ranger"><g/></symbol><symbol id="stranger"></symbol></svg>';

test("a thing has every drawing of the one that it is like", () => {
  const found = borrowed(DRAWN, { miller: "ranger" });
  expect(found).toContain('<symbol id="c-miller" viewBox="0 0 70 50"><path/></symbol>');
  expect(found).toContain('<symbol id="v-miller"><g/></symbol>');
  expect(found.match(/<symbol/g)).toHaveLength(2);
});

test("a whole name is borrowed, too; what nobody drew is not there", () => {
  expect(borrowed(DRAWN, { guest: "stranger" })).toContain('id="guest"');
  expect(borrowed(DRAWN, { guest: "dragon" })).toBe("");
});

test("what is no name becomes no part of the page", () => {
  expect(borrowed(DRAWN, { '"><script>': "ranger" })).toBe("");
});
