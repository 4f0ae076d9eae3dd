// Who says no: the house, with a reason, or something before it, which means that nobody answered.
import { afterEach, expect, test, vi } from "vitest";
import { api, Refused, Unreachable } from "../../src/lib/house/api";

const answering = (status: number, body: string): void => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, { status }));
};
afterEach(() => vi.restoreAllMocks());

test("the house says no with a reason, whatever the number", async () => {
  answering(503, JSON.stringify({ error: { kind: "no-hint", text: "ask again", reason: null } }));
  const problem = await api.me().catch((found: unknown) => found);
  expect(problem).toBeInstanceOf(Refused);
  expect((problem as Refused).kind).toBe("no-hint");
});

test.each([502, 503, 504])("a page of a proxy (%i) means that nobody answered", async (status) => {
  answering(status, "<html>Bad gateway</html>");
  await expect(api.me()).rejects.toBeInstanceOf(Unreachable);
});

test("anything else that can't be read is a refusal", async () => {
  answering(500, "oops");
  await expect(api.me()).rejects.toBeInstanceOf(Refused);
});
