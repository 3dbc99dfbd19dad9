import { afterEach, expect, test, vi } from "vitest";
import { retry } from "./retry.ts";

vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

test("a failed measurement is repeated", async () => {
  let calls = 0;
  const measured = await retry("a page", async () => {
    calls += 1;
    if (calls < 3) throw new Error("busy");
    return "measured";
  });
  expect(measured).toBe("measured");
});

test("after three failures the result is undefined and each failure was printed", async () => {
  expect(await retry("a page", () => Promise.reject(new Error("busy")))).toBeUndefined();
  expect(console.error).toHaveBeenCalledTimes(3);
});
