import { hour, second, type Clock } from "#server/inbox/clock.ts";

/** Nobody can make us remember more than this many addresses at a time. */
const mostAddresses = 50_000;

/**
 * A bucket for each address: full at first, a post takes one, time fills it again. What is full is forgotten, so an
 * address is remembered for an hour at most. Answers 0, or the seconds to wait.
 */
export function rateLimit(perHour: number, clock: Clock): (address: string) => number {
  const buckets = new Map<string, { left: number; at: number }>();
  const each = hour / perHour;

  return (address) => {
    const now = clock();
    const { left, at } = buckets.get(address) ?? { left: perHour, at: now };
    const filled = Math.min(perHour, left + (now - at) / each);
    if (filled < 1) return Math.ceil(((1 - filled) * each) / second);
    buckets.delete(address);
    buckets.set(address, { left: filled - 1, at: now });
    forgetOld(now);
    return 0;
  };

  /** The map is in the order of last use. */
  function forgetOld(now: number) {
    for (const [address, { at }] of buckets) {
      if (buckets.size <= mostAddresses && now - at < hour) return;
      buckets.delete(address);
    }
  }
}
