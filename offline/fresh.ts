/** Whether an answer may still be used without asking, by its own Date and max-age. */
export function isFresh(headers: Headers, now: number): boolean {
  const made = Date.parse(headers.get("Date") ?? "");
  const [, seconds] = /max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "") ?? [];
  return now - made < Number(seconds) * 1000;
}
