import { readFileSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { build, createServer, type InlineConfig, type Rollup } from "vite";
import { minute } from "#server/clock.ts";
import { Desk, type DeskSettings } from "#editor/desk/desk.ts";
import { style } from "#editor/desk/page/style.ts";

/** Serves the editor behind the desk's sign-in. Vite has no port of its own: it gets only what the desk lets through. */
export async function serveDesk(
  settings: Omit<DeskSettings, "files">,
  config: InlineConfig,
  port: number,
): Promise<Server> {
  const desk = new Desk({ ...settings, files: await signInFiles() });
  const behind = createHttpServer();
  const { middlewares } = await createServer({
    ...config,
    server: {
      ...config.server,
      middlewareMode: true,
      ws: { server: behind },
      allowedHosts: [new URL(settings.origin).hostname],
    },
  });
  const front = createHttpServer(async (request, response) => {
    if (await desk.admits(request, response)) middlewares(request, response);
  });
  front.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    if (desk.admitsSocket(request, socket)) behind.emit("upgrade", request, socket, head);
  });
  setInterval(() => desk.closeEndedSockets(), minute / 2).unref();
  await new Promise<void>((resolve, reject) => front.once("error", reject).listen(port, "127.0.0.1", () => resolve()));
  return front;
}

async function signInFiles(): Promise<DeskSettings["files"]> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: "editor/desk/page/sign-in.ts" } },
  })) as Rollup.RollupOutput;
  return {
    "/__desk/sign-in.js": { type: "text/javascript; charset=utf-8", body: built.output[0].code },
    "/__desk/sign-in.css": { type: "text/css; charset=utf-8", body: style },
    "/__desk/emblem.svg": { type: "image/svg+xml", body: readFileSync("public/emblem.svg") },
    "/__desk/atkinson.woff2": { type: "font/woff2", body: readFileSync("app/styles/fonts/atkinson.woff2") },
    "/__desk/fraunces.woff2": { type: "font/woff2", body: readFileSync("app/styles/fonts/fraunces.woff2") },
  };
}
