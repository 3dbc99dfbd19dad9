// The only script of the sign-in page.
import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const status = find("status");
const form = find<HTMLFormElement>("pair");

async function send<T>(path: string, body: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`/__desk/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Shows what went wrong, or the page that was asked for. */
async function attempt(action: () => Promise<void>): Promise<void> {
  const buttons = document.querySelectorAll("button");
  status.textContent = "";
  for (const button of buttons) button.disabled = true;
  try {
    await action();
    location.reload();
  } catch (error) {
    status.textContent = explain(error);
    for (const button of buttons) button.disabled = false;
  }
}

function explain(error: unknown): string {
  const { name, message } = error as Error;
  if (name === "NotAllowedError") return "That was stopped, or took too long. Try again.";
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device has been added before. Press Sign in.";
  if (error instanceof TypeError) return "The desk cannot be reached. Check your connection, then try again.";
  return message;
}

find("sign-in").addEventListener("click", () =>
  attempt(async () => {
    const optionsJSON = await send<Parameters<typeof startAuthentication>[0]["optionsJSON"]>("sign-in-options", {});
    await send("sign-in", { response: await startAuthentication({ optionsJSON }) });
  }),
);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { code, name } = Object.fromEntries(new FormData(form));
  void attempt(async () => {
    const about = { code, name };
    const optionsJSON = await send<Parameters<typeof startRegistration>[0]["optionsJSON"]>("pair-options", about);
    await send("pair", { ...about, response: await startRegistration({ optionsJSON }) });
  });
});
