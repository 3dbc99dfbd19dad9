import { expect, test } from "vitest";
import { readReport } from "./drive.ts";

const report = `Running 5s test @ http://127.0.0.1:4173/about
  1 threads and 32 connections
  Latency Distribution
     50%    4.10ms
     99%    1.25s
  39012 requests in 5.00s, 1.02GB read
REPLACED
Requests/sec:   7801.23
Transfer/sec:    208.9MB
`;

test("the rate and the 99th percentile are parsed in any unit", () => {
  expect(readReport(report)).toEqual({ perSecond: 7801.23, p99: 1250, errors: 0 });
  expect(readReport(report.replace("1.25s", "850.00us")).p99).toBeCloseTo(0.85);
});

test("socket errors and error responses are counted", () => {
  const broken = report.replace(
    "REPLACED",
    "  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 3",
  );
  expect(readReport(broken).errors).toBe(10);
});

test("an unexpected report throws", () => {
  expect(() => readReport("unable to connect")).toThrow("unable to connect");
});
