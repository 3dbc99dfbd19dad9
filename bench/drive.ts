import { execFile } from "node:child_process";
import { promisify } from "node:util";

export type Load = { perSecond: number; p99: number; errors: number };
type Asked = { headers: Record<string, string>; connections: number; seconds: number };

/** Asks one address as fast as it answers, with wrk: it is light enough not to be the bottleneck itself. */
export async function drive(url: string, { headers, connections, seconds }: Asked): Promise<Load> {
  const heads = Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]);
  const args = [
    "--threads",
    "1",
    "--connections",
    String(connections),
    "--duration",
    `${seconds}s`,
    "--timeout",
    "5s",
    "--latency",
  ];
  const { stdout } = await promisify(execFile)("wrk", [...args, ...heads, url], { timeout: (seconds + 15) * 1000 });
  return readReport(stdout);
}

/** The report of wrk. Broken connections and answers of 400 and more are errors. */
export function readReport(text: string): Load {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text);
  const slow = /\b99%\s+([\d.]+)(us|ms|s)\b/.exec(text);
  if (!rate || !slow) throw new Error(`wrk reported nothing that can be read:\n${text}`);
  const inMs = { us: 0.001, ms: 1, s: 1000 }[slow[2] as "us" | "ms" | "s"];
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0;
  const errors = [...sockets, refused].reduce<number>((sum, count) => sum + Number(count), 0);
  return { perSecond: Number(rate[1]), p99: Number(slow[1]) * inMs, errors };
}
