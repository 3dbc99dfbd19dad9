import { minute, type Clock } from "#server/clock.ts";

/** Bounds the memory that many different addresses can take. */
const maxKeys = 10_000;
const window = 10 * minute;

/** Counts failed attempts by key, and forgets them after ten minutes. */
export class Failures {
  readonly #times = new Map<string, number[]>();

  constructor(
    private readonly most: number,
    private readonly clock: Clock,
  ) {}

  count(key: string): void {
    const times = [...(this.#times.get(key) ?? []), this.clock()].slice(-this.most);
    this.#times.delete(key);
    // The key that failed longest ago comes first.
    if (this.#times.size >= maxKeys) this.#times.delete(this.#times.keys().next().value!);
    this.#times.set(key, times);
  }

  /** In how many milliseconds the key may try again: 0 is now. */
  wait(key: string): number {
    const times = this.#times.get(key) ?? [];
    return times.length < this.most ? 0 : Math.max(0, times[0]! + window - this.clock());
  }
}
