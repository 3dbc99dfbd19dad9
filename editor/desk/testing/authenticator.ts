// A passkey in software: what a phone would answer.
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);

  constructor(readonly origin: string) {}

  create({ challenge }: { challenge: string }) {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
    const key = new Map<number, number | Uint8Array>([[1, 2], [3, -7], [-1, 1], [-2, coordinate(x)], [-3, coordinate(y)]]); // oxfmt-ignore
    const credential = [Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, isoCBOR.encode(key as never)];
    const authData = Buffer.concat([this.#authenticatorData(0x45), ...credential]);
    const attestation = new Map<string, unknown>([["fmt", "none"], ["attStmt", new Map()], ["authData", new Uint8Array(authData)]]); // oxfmt-ignore
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", challenge),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)),
    });
  }

  get({ challenge }: { challenge: string }, { verified = true } = {}) {
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const authenticatorData = this.#authenticatorData(verified ? 0x05 : 0x01);
    const signature = createSign("sha256")
      .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
      .sign(this.#keys.privateKey);
    return this.#answer({ clientDataJSON, authenticatorData, signature });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Flags: 1 present, 4 verified, 0x40 with a new key. The counter stays 0, as with passkeys that are synchronised. */
  #authenticatorData(flags: number): Buffer {
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags, 0, 0, 0, 0])]);
  }

  #answer(parts: Record<string, Buffer>) {
    const id = this.#id.toString("base64url");
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, part.toString("base64url")]),
    );
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}
