import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as expectSoon, test, type CDPSession, type Page } from "@playwright/test";
import { findViolations } from "./axe.ts";

// The desk as on a server, with the passkey of a phone. Browsers treat localhost like https.
test.describe.configure({ mode: "serial", timeout: 180_000 });
const port = Number(process.env.TEST_PORT ?? 4399) + 6;
const origin = `http://localhost:${port}`;
// A saved change is checked against all content first.
const expect = expectSoon.configure({ timeout: 60_000 });

let folder: string;
let env: NodeJS.ProcessEnv;
let desk: ChildProcess;
let page: Page;
let phone: CDPSession;

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message=First words");
  git("tag", "--message=First words", "published/2026-01-02T03.04.05.678Z");
  env = {
    ...process.env,
    // What was published, instead of the history of this folder.
    GIT_DIR: join(folder, ".git"),
    DESK_ORIGIN: origin,
    EDIT_PORT: String(port),
    CONTENT_FOLDER: join(folder, "content"),
    DESK_STORE: join(folder, "desk.db"),
  };
  desk = spawn(process.execPath, ["scripts/edit.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    desk.stdout!.on("data", (words) => String(words).includes(origin) && resolve());
    desk.on("exit", () => reject(new Error("the desk did not start")));
  });
  page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true });
  phone = await page.context().newCDPSession(page);
  await phone.send("WebAuthn.enable");
  await phone.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
});
test.afterAll(async () => {
  await page.close();
  desk.kill();
  rmSync(folder, { recursive: true });
});

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Owner", "-c", "user.email=owner@example.org", ...args], { cwd: folder });
const npmRunDesk = (...args: string[]) =>
  execFileSync(process.execPath, ["scripts/desk.mjs", ...args], { env, encoding: "utf8" });
const heading = () => page.getByRole("heading", { level: 1 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = async () => (await heading().textContent()) ?? "";

test("without sign-in, every address shows the sign-in page, and no module or websocket is served", async () => {
  await page.goto("/services");
  await expect(heading()).toHaveText("Sign in to your desk");
  const answers = await page.evaluate(async () => {
    const paths = ["/@vite/client", "/app/islands.ts", "/__editor/names", "/editor/overlay/main.tsx"];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(path)).status));
    const socket = new WebSocket(`ws://${location.host}/`, "vite-hmr");
    const opened = new Promise((resolve) => {
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    });
    return { statuses, opened: await opened };
  });
  expect(answers).toEqual({ statuses: [401, 401, 401, 401], opened: false });
});

test("the sign-in page has no barriers and fits a narrow screen with large text", async () => {
  await page.getByText("First time on this device?").click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 195, height: 422 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(195);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const control of await page.locator("button, input, summary").all())
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("a wrong code is explained", async () => {
  await page.getByLabel("Code").fill("AAAA-BBBB-CCCC");
  await page.getByLabel("A name for this device").fill("Phone");
  await button("Add this device").tap();
  await expect(page.getByRole("alert")).toContainText("Ask for a new one.");
});

test("the code from the terminal adds the phone and opens the page that was asked for", async () => {
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(npmRunDesk("pair"))![0];
  await page.getByLabel("Code").fill(code);
  await button("Add this device").tap();
  await expect(page.getByRole("region", { name: "Editor" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/services");
  expect(npmRunDesk("list")).toContain("Phone: added");
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: "__Host-desk", httpOnly: true, secure: true, sameSite: "Strict", path: "/" });
});

test("a change is saved, and comes back through the websocket, without a reload for the pages of a build", async () => {
  const before = await title();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  mkdirSync(".cache/desk-test", { recursive: true });
  writeFileSync(".cache/desk-test/page.html", "built");
  await heading().click();
  await page.getByRole("dialog").getByRole("textbox").first().fill("Another title");
  await button("Save").click();
  await expect.poll(title).toBe("Another title");
  expect(before).not.toBe("Another title");
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
  rmSync(".cache/desk-test", { recursive: true });
});

test("what was published is shown as pages with the words of that day, and nothing on them can be edited", async () => {
  await button("Publish").tap();
  await button("What was published").tap();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Look at: First words" }).tap();
  const look = await opened;
  await expect(look.getByText("The site as it was after “First words”.")).toBeVisible();
  await look.locator('a[href$="/services"]').filter({ visible: true }).first().click();
  await expect(look).toHaveURL(/\/__editor\/look\/published\/[^/]+\/services$/);
  await expect(look.getByRole("heading", { level: 1 })).not.toHaveText("Another title");
  await expect(look.getByRole("region", { name: "Editor" })).toBeHidden();
  expect(await findViolations(look)).toEqual([]);
  await look.close();
  await button("Close").tap();
});

test("signing out closes the desk, and the passkey opens it again", async () => {
  await button("More").tap();
  await button("Sign out").tap();
  await expect(heading()).toHaveText("Sign in to your desk");
  await button("Sign in").tap();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole("region", { name: "Editor" })).toBeVisible();
});

test("a removed phone is signed out and cannot sign in", async () => {
  npmRunDesk("remove", "Phone");
  await page.goto("/");
  await button("Sign in").tap();
  await expect(page.getByRole("alert")).toContainText("does not open the desk");
});
