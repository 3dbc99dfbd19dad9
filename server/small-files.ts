// Pages, scripts and data answered from memory: no disk is asked and no header worked out while a visitor waits.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { fileType } from "./file-types.ts";

type Packing = "br" | "gzip" | "plain";
type Ready = { body: Buffer; headers: Record<string, string | number> };

/** Keeps every file that the build has packed; pictures and sound stay on the disk. Says whether it has answered. */
export function keepSmallFiles(folder: string, headersOf: (pathname: string) => Record<string, string>) {
  const kept = new Map<string, Record<Packing, Ready>>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!existsSync(join(folder, `${name}.br`))) continue;
    const pathname = `/${name.split(sep).join("/")}`;
    const answers = readyAnswers(join(folder, name), headersOf(pathname));
    for (const address of addressesOf(pathname)) kept.set(address, answers);
  }

  return function answerFromMemory(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    // A part of a file is asked for so seldom that the disk may do it.
    const answers = request.headers.range === undefined ? kept.get(pathname) : undefined;
    if (!answers) return false;
    const { body, headers } = answers[packingFor(request)];
    const unchanged = request.headers["if-none-match"] === headers.ETag;
    response.writeHead(unchanged ? 304 : 200, headers);
    response.end(unchanged || request.method === "HEAD" ? undefined : body);
    return true;
  };
}

/** "/about", "/about/" and "/about.html" are one page. */
function addressesOf(pathname: string): string[] {
  const page = /^(.*)\.html$/.exec(pathname)?.[1];
  if (page === undefined) return [pathname];
  return page === "/index" ? ["/", page, pathname] : [page, `${page}/`, pathname];
}

function readyAnswers(file: string, headers: Record<string, string>): Record<Packing, Ready> {
  const { mtime } = statSync(file);
  const ready = (ending: string, encoding?: string): Ready => {
    const body = readFileSync(file + ending);
    return {
      body,
      headers: {
        ...headers,
        "Content-Type": fileType(file) ?? "application/octet-stream",
        ...(encoding && { "Content-Encoding": encoding }),
        "Content-Length": body.length,
        "Last-Modified": mtime.toUTCString(),
        ETag: `W/"${body.length}-${mtime.getTime()}"`,
        Vary: "Accept-Encoding",
      },
    };
  };
  return { br: ready(".br", "br"), gzip: ready(".gz", "gzip"), plain: ready("") };
}

export function packingFor({ headers }: Pick<IncomingMessage, "headers">): Packing {
  const accepted = String(headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((name) => accepted.includes(name)) ?? "plain";
}
