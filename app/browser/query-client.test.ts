import { expect, test } from "vitest";
import { queryClient, retryDelay } from "#app/browser/query-client.ts";

test("a failed request is retried three times, and unused data is dropped after five minutes", () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ retry: 3, gcTime: 300_000 });
  expect(mutations).toMatchObject({ retry: 3, gcTime: 300_000 });
});

test("the retry delay starts at one second, doubles and never exceeds thirty", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
