import { expect, test } from "vitest";
import { strictTransport } from "./headers.ts";

test("other hosts of the domain are left alone unless a setting says otherwise", () => {
  expect(strictTransport()).toMatch(/^max-age=\d+$/);
  expect(strictTransport(true)).toMatch(/^max-age=\d+; includeSubDomains; preload$/);
});
