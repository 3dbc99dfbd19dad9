import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Clock } from "#server/clock.ts";
import { Challenges } from "#editor/desk/secrets.ts";
import type { Passkey } from "#editor/desk/store.ts";

/** Creates and checks passkeys of one origin. The device must check its owner: by finger, face or code. */
export class Passkeys {
  readonly #challenges: Challenges;
  readonly #rpID: string;

  constructor(
    private readonly origin: string,
    private readonly siteName: string,
    clock: Clock,
  ) {
    this.#challenges = new Challenges(clock);
    this.#rpID = new URL(origin).hostname;
  }

  creationOptions(known: readonly Passkey[]) {
    return generateRegistrationOptions({
      rpName: this.siteName,
      rpID: this.#rpID,
      userName: this.siteName,
      challenge: this.#challenges.create(),
      excludeCredentials: known.map(({ id }) => ({ id })),
      // The device then finds the passkey by itself, and nobody learns which ones exist.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  async readNew(
    response: RegistrationResponseJSON,
  ): Promise<Pick<Passkey, "id" | "publicKey" | "counter"> | undefined> {
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...this.#expected }).catch(
      () => ({}) as { registrationInfo?: undefined },
    );
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter };
  }

  requestOptions() {
    return generateAuthenticationOptions({
      rpID: this.#rpID,
      challenge: this.#challenges.create(),
      userVerification: "required",
    });
  }

  /** The passkey's new counter; undefined if its answer is wrong or was given before. */
  async check(response: AuthenticationResponseJSON, passkey: Passkey): Promise<number | undefined> {
    const { id, publicKey, counter } = passkey;
    const checked = await verifyAuthenticationResponse({
      response,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      ...this.#expected,
    }).catch(() => undefined);
    return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
  }

  get #expected() {
    return {
      expectedChallenge: (challenge: string) => this.#challenges.use(challenge),
      expectedOrigin: this.origin,
      expectedRPID: this.#rpID,
      requireUserVerification: true,
    };
  }
}
