/** Whether a response is still fresh by its Date and max-age. */
export function isFresh(headers: Headers, now: number): boolean {
  const date = Date.parse(headers.get("Date") ?? "");
  const [, seconds] = /max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "") ?? [];
  return now - date < Number(seconds) * 1000;
}
