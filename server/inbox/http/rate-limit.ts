import { hour, second, type Clock } from "#server/clock.ts";

/** Bounds the memory that many different addresses can take. */
const maxAddresses = 50_000;

export type RateLimit = {
  /** Counts one request. Returns 0, or how many seconds to wait. */
  take(address: string): number;
  /** Takes back one request that should not count. */
  giveBack(address: string): void;
  /** Call it regularly, so that addresses leave memory when no requests arrive. Returns how many remain. */
  forgetOld(): number;
};

/** One token bucket per address, which refills within an hour. `uptime` must be monotonic: the wall clock may jump. */
export function createRateLimit(perHour: number, uptime: Clock): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  const refillTime = hour / perHour;

  function take(address: string) {
    const now = uptime();
    const { left, at } = buckets.get(address) ?? { left: perHour, at: now };
    const refilled = Math.min(perHour, left + (now - at) / refillTime);
    if (refilled < 1) return Math.ceil(((1 - refilled) * refillTime) / second);
    // Moves the address to the end: the map is ordered by last use.
    buckets.delete(address);
    buckets.set(address, { left: refilled - 1, at: now });
    forgetOld();
    return 0;
  }

  function giveBack(address: string) {
    const bucket = buckets.get(address);
    if (bucket) bucket.left = Math.min(perHour, bucket.left + 1);
  }

  function forgetOld() {
    for (const [address, { at }] of buckets) {
      if (buckets.size <= maxAddresses && uptime() - at < hour) break;
      buckets.delete(address);
    }
    return buckets.size;
  }

  return { take, giveBack, forgetOld };
}
