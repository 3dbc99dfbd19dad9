import { afterEach, expect, test, vi } from "vitest";
import { tryAgain } from "./try-again.ts";

vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

test("a measurement that fails is made again", async () => {
  let calls = 0;
  const measured = await tryAgain("a page", async () => {
    calls += 1;
    if (calls < 3) throw new Error("busy");
    return "measured";
  });
  expect(measured).toBe("measured");
});

test("after three failures the figure is missing and each failure was told", async () => {
  expect(await tryAgain("a page", () => Promise.reject(new Error("busy")))).toBeUndefined();
  expect(console.error).toHaveBeenCalledTimes(3);
});
