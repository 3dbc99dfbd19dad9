import { afterEach, expect, test, vi } from "vitest";
import { disturbed, retry } from "./retry.ts";

vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

const quiet = { watch: () => () => 0, pause: 0 };

/** Each attempt returns its number. The host takes the given share of each, and the last share of all later ones. */
function onBusyHost(...shares: number[]) {
  let attempt = 0;
  const measure = () => Promise.resolve((attempt += 1));
  return { measure, options: { watch: () => () => shares[Math.min(attempt, shares.length) - 1]!, pause: 0 } };
}

test("a failed measurement is repeated", async () => {
  let calls = 0;
  const measure = async () => {
    calls += 1;
    if (calls < 3) throw new Error("busy");
    return "measured";
  };
  expect(await retry("a page", measure, quiet)).toBe("measured");
});

test("after three failures the result is undefined and each failure was printed", async () => {
  expect(await retry("a page", () => Promise.reject(new Error("busy")), quiet)).toBeUndefined();
  expect(console.error).toHaveBeenCalledTimes(3);
});

test("a measurement on a busy host is repeated until the host is quiet", async () => {
  const { measure, options } = onBusyHost(0.6, 0.2, 0.01);
  expect(await retry("a page", measure, options)).toBe(3);
  expect(disturbed).toEqual([]);
});

test("where the host stays busy, the least disturbed result is kept and listed", async () => {
  const { measure, options } = onBusyHost(0.6, 0.2, 0.4);
  expect(await retry("a page", measure, options)).toBe(2);
  expect(disturbed).toEqual([{ what: "a page", stolen: 0.2 }]);
});

test("a press that had no effect is not repeated, however busy the host", async () => {
  const press = vi.fn(() => Promise.resolve(undefined));
  expect(await retry("a press", press, { watch: () => () => 0.6, pause: 0 })).toBeUndefined();
  expect(press).toHaveBeenCalledOnce();
});
