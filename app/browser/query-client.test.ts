import { beforeEach, expect, test, vi } from "vitest";
import { queryClient, retryDelay } from "#app/browser/query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("a failed request is repeated three times, after one, two and four seconds, and then given up", async () => {
  const start = Date.now();
  const attempts: number[] = [];
  const request = queryClient.fetchQuery({
    queryKey: ["fails"],
    queryFn: () => {
      attempts.push(Date.now() - start);
      return Promise.reject(new Error("no network"));
    },
  });
  const outcome = expect(request).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(600_000);
  await outcome;
  expect(attempts).toEqual([0, 1000, 3000, 7000]);
});

test("the retry delay never exceeds thirty seconds", () => {
  expect([4, 5, 6, 30].map(retryDelay)).toEqual([16_000, 30_000, 30_000, 30_000]);
});

test("data that nobody uses is dropped after five minutes", async () => {
  const queryKey = ["unused"];
  await queryClient.fetchQuery({ queryKey, queryFn: () => "data" });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(queryClient.getQueryData(queryKey)).toBe("data");
  await vi.advanceTimersByTimeAsync(2000);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
