import { execFile } from "node:child_process";
import { promisify } from "node:util";

export type Load = { perSecond: number; p99: number; errors: number };
type LoadOptions = { headers: Record<string, string>; connections: number; seconds: number };

/** Requests one URL as fast as possible with wrk, which is light enough not to be the bottleneck. */
export async function drive(url: string, { headers, connections, seconds }: LoadOptions): Promise<Load> {
  const heads = Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`);
  const args = ["--threads=1", `--connections=${connections}`, `--duration=${seconds}s`, "--timeout=5s", "--latency"];
  const { stdout } = await promisify(execFile)("wrk", [...args, ...heads, url], { timeout: (seconds + 15) * 1000 });
  return readReport(stdout);
}

/** Parses wrk's report. Socket errors and responses with status 400 and above count as errors. */
export function readReport(text: string): Load {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text);
  const slow = /\b99%\s+([\d.]+)(us|ms|s)\b/.exec(text);
  if (!rate || !slow) throw new Error(`Cannot parse the report of wrk:\n${text}`);
  const inMs = { us: 0.001, ms: 1, s: 1000 }[slow[2] as "us" | "ms" | "s"];
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0;
  const errors = [...sockets, refused].reduce<number>((sum, count) => sum + Number(count), 0);
  return { perSecond: Number(rate[1]), p99: Number(slow[1]) * inMs, errors };
}
