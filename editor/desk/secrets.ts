import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { minute, type Clock } from "#server/clock.ts";

export const hashOf = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("base64url");

export const newToken = () => randomBytes(32).toString("base64url");

/** Without I, L, O and U, which are misread. Twelve characters are 60 bits. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export function newCode(): string {
  const code = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** As it was printed, however it was typed. */
export const readCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

const lifetime = 5 * minute;

/**
 * Challenges for passkeys. They are signed instead of stored, so that strangers who ask for thousands take no memory;
 * only those that were used are remembered until they expire.
 */
export class Challenges {
  readonly #key = randomBytes(32);
  readonly #used = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  create(): Buffer<ArrayBuffer> {
    const head = Buffer.alloc(24);
    head.writeDoubleBE(this.clock() + lifetime);
    randomBytes(16).copy(head, 8);
    return Buffer.concat([head, this.#sign(head)]);
  }

  /** False if it is not ours, has expired, or was used before. */
  use(challenge: string): boolean {
    const bytes = Buffer.from(challenge, "base64url");
    const head = bytes.subarray(0, 24);
    if (bytes.length !== 56 || !timingSafeEqual(bytes.subarray(24), this.#sign(head))) return false;
    for (const [used, expires] of this.#used) if (expires <= this.clock()) this.#used.delete(used);
    // The same bytes can be encoded in several ways.
    const key = bytes.toString("base64url");
    if (head.readDoubleBE() <= this.clock() || this.#used.has(key)) return false;
    this.#used.set(key, head.readDoubleBE());
    return true;
  }

  #sign(head: Buffer): Buffer {
    return createHmac("sha256", this.#key).update(head).digest();
  }
}
