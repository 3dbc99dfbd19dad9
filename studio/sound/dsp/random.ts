/** Seeded, because the same score must render to the same bytes: nothing in sound/ may use Math.random or the clock. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0 || 1;
  }

  /** Mulberry32, in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** In [-1, 1). */
  spread(): number {
    return this.next() * 2 - 1;
  }

  /** Approximately normal with standard deviation 1: the sum of four uniform values. */
  normal(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * Math.sqrt(3);
  }

  /** A seed for another generator. */
  seed(): number {
    return Math.floor(this.next() * 1e9);
  }
}

/** White noise in [-1, 1] (xorshift32), three times as fast as Random. */
export class Noise {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 1;
  }

  next(): number {
    let s = this.state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.state = s;
    return s / 2147483648;
  }
}

/** FNV-1a. */
export function seedFrom(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}
