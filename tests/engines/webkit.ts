import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { findFreePort } from "#server/testing/http.ts";
import { Background } from "../background.ts";
import type { Browser, Key, Settings } from "./browser.ts";

/** WebKit is driven by plain WebDriver calls, because no library drives Debian's build of it. */
export async function openWebKit({ width, height, dark, textSize, proxyPort }: Settings): Promise<Browser> {
  const background = new Background();
  background.startSoundCard();
  await background.startScreen(width, height);
  const settingsFile = join(background.folder, "settings");
  writeFileSync(settingsFile, `[websettings]\ndefault-font-size=${textSize}\n`);
  const port = await findFreePort();
  background.start("WebKitWebDriver", `--port=${port}`);
  const call = (method: string, path: string, body?: unknown) => callDriver(port, method, path, body);
  await vi.waitFor(() => call("GET", "/status"), { timeout: 10_000, interval: 100 });

  // An option that it does not know makes it hang.
  const args = [
    ...["--automation", "--full-screen", ...(dark ? ["--dark-mode"] : [])],
    ...[`--config=${settingsFile}`, `--proxy=http://127.0.0.1:${proxyPort}`, "--ignore-host=localhost"],
  ];
  const { sessionId } = (await call("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args } } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const act = async (action: unknown) => void (await call("POST", `${session}/actions`, { actions: [action] }));
  const point = (x: number, y: number, ...then: unknown[]) =>
    act({
      ...{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } },
      actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, ...then],
    });
  const typeKeys = (keys: string[]) =>
    act({
      ...{ type: "key", id: "keys" },
      actions: keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });

  return {
    async evaluate(run, argument) {
      const script = `const done = arguments[1];
        (async (argument) => (${String(run)})(argument))(arguments[0])
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = (await call("POST", `${session}/execute/async`, { script, args: [argument ?? null] })) as {
        value?: never;
        error?: string;
      };
      if (answer.error) throw new Error(answer.error);
      return answer.value!;
    },
    movePointer: point,
    click: (x, y) => point(x, y, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    press: (key) => typeKeys([keyCodes[key]]),
    type: (text) => typeKeys([...text]),
    async close() {
      await call("DELETE", session);
      background.stop();
    },
  };
}

/** As in https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keyCodes: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  " ": " ",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

async function callDriver(port: number, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: method === "POST" ? JSON.stringify(body) : undefined,
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
  return value;
}
