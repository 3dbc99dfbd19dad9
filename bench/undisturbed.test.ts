import { beforeEach, expect, test, vi } from "vitest";
import { disturbed, undisturbed } from "./undisturbed.ts";

beforeEach(() => void disturbed.splice(0));

/** Each attempt returns its number. The host takes the given share of each, and the last share of all later ones. */
function onBusyHost(...shares: number[]) {
  let attempt = 0;
  const measure = () => Promise.resolve((attempt += 1));
  return [measure, { watch: () => () => shares[Math.min(attempt, shares.length) - 1]!, pause: 0 }] as const;
}

test("a measurement is repeated until the host is quiet", async () => {
  expect(await undisturbed("a page", ...onBusyHost(0.6, 0.2, 0.01))).toBe(3);
  expect(disturbed).toEqual([]);
});

test("where the host stays busy, the least disturbed result is kept and listed", async () => {
  expect(await undisturbed("a page", ...onBusyHost(0.6, 0.2, 0.4))).toBe(2);
  expect(disturbed).toEqual([{ what: "a page", stolen: 0.2 }]);
});

test("a failed measurement is repeated, and one that always fails has no result", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const quiet = { watch: () => () => 0, pause: 0 };
  const measure = vi.fn().mockRejectedValueOnce(new Error("busy")).mockResolvedValue("measured");
  expect(await undisturbed("a page", measure, quiet)).toBe("measured");
  expect(await undisturbed("a page", () => Promise.reject(new Error("busy")), quiet)).toBeUndefined();
});

test("a press that had no effect is not repeated, however busy the host", async () => {
  const press = vi.fn(() => Promise.resolve(undefined));
  expect(await undisturbed("a press", press, { watch: () => () => 0.6, pause: 0 })).toBeUndefined();
  expect(press).toHaveBeenCalledOnce();
});
