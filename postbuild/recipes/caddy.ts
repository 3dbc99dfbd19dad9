import { fileTypes } from "#server/file-types.ts";
import { block, generatedNotice, quoted, type HeaderPlan } from "./header-plan.ts";

export type CaddyPlace = {
  root: string;
  /** A name fetches its own certificate and redirects http; ":8080" is plain, behind something that encrypts. */
  address: string;
  /** Where our own server runs, if the site has an inbox: it answers /api/, with its own headers. */
  api?: string;
};

type Headers = Readonly<Record<string, string>>;

export function caddyfile(
  { always, documents, policies, paths, cache }: HeaderPlan,
  { root, address, api }: CaddyPlace,
): string {
  const usualCache = { "Cache-Control": cache.at(-1)!.cache };
  return [
    `# ${generatedNotice}`,
    ...block(`${address} {`, [
      `root * ${root}`,
      "# Inside a route, directives run in order; the last header wins.",
      ...block("route {", [
        ...(api ? [`reverse_proxy /api/* ${api}`] : []),
        ...header("*", { ...always, ...usualCache }),
        "header -Server",
        ...cache.slice(0, -1).flatMap(({ path, cache }) => header(path, { "Cache-Control": cache })),
        ...paths.flatMap(({ path, headers }) => header(path, headers)),
        ...Object.entries(fileTypes).flatMap(([ending, type]) => [
          `@${ending} path *.${ending}`,
          ...header(`@${ending}`, {
            "Content-Type": type,
            ...(policies[type] && { "Content-Security-Policy": policies[type] }),
          }),
        ]),
        "# Pages have no ending; everything else has one.",
        "@document path_regexp ^[^.]*$|\\.html$",
        ...header("@document", documents),
        "",
        "@change not method GET HEAD",
        "error @change 405",
        ...block("@hidden {", ["path_regexp /\\.", "not path /.well-known/*"]),
        "error @hidden 404",
        "@encoded path *.br *.gz /_headers /404 /404.html",
        "error @encoded 404",
        "# Only plain names: an address that begins with two slashes must not lead to another host.",
        "@slash path_regexp slash ^(/[a-z0-9-]+)/$",
        "redir @slash {re.slash.1} permanent",
        "try_files {path} {path}.html",
        ...fileServer,
      ]),
      "",
      ...block("handle_errors {", [
        ...header("*", { ...always, ...usualCache }),
        "header -Server",
        "@missing expression {err.status_code} == 404",
        ...block("handle @missing {", [
          "rewrite * /404.html",
          ...header("*", { ...documents, "Content-Type": fileTypes.html! }),
          ...fileServer,
        ]),
        ...block("handle {", ['respond "{err.status_code} {err.status_text}"']),
      ]),
    ]),
    "",
  ].join("\n");
}

/** Compressed once at build; Caddy only picks the file. */
const fileServer = ["file_server {", "\tprecompressed br gzip", "}"];

function header(matcher: string, headers: Headers): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
  return lines.length === 1 ? [`header ${matcher} ${lines[0]}`] : block(`header ${matcher} {`, lines);
}
