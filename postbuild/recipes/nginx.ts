import { fileTypes } from "#server/file-types.ts";
import { block, generatedNotice, quoted as quote, type HeaderPlan } from "./header-plan.ts";

export type NginxPlace = {
  root: string;
  host: string;
  /** Encrypted, with a plain server that sends visitors there; or plain, behind something that encrypts. */
  listen: { http: string; https: string; certificate: string; key: string } | { http: string };
  /** Debian's libnginx-mod-http-brotli-static, or a build with ngx_brotli. */
  brotli: boolean;
  /** Where our own server runs, if the site has an inbox: it answers /api/. */
  api?: string;
};

/** A file for the http part of nginx: /etc/nginx/conf.d/site.conf. */
export function nginxConf(
  { always, documents, policies, paths, cache }: HeaderPlan,
  { root, host, listen, brotli, api }: NginxPlace,
): string {
  const pathHeaders = [...new Set(paths.flatMap(({ headers }) => Object.keys(headers)))];
  return [
    `# ${generatedNotice}`,
    ...pathHeaders.flatMap((name) =>
      block(`map $uri $${variableOf("path", name)} {`, [
        `default ${quoted(always[name] ?? "")};`,
        ...paths.map(({ path, headers }) => `${asRegex(path)} ${quoted(headers[name] ?? "")};`),
      ]),
    ),
    ...Object.entries(documents).flatMap(([name, value]) =>
      typeMap(variableOf("document", name), {
        "text/html": value,
        ...(name === "Content-Security-Policy" && policies),
      }),
    ),
    ...block("map $uri $file_cache {", [
      `default ${quoted(cache.at(-1)!.cache)};`,
      ...cache.slice(0, -1).map((rule) => `${asRegex(rule.path)} ${quoted(rule.cache)};`),
    ]),
    ...("https" in listen ? redirectServer(host, listen.http) : []),
    ...block("server {", [
      ...listening(listen),
      `server_name ${host};`,
      `root ${root};`,
      "server_tokens off;",
      ...block(
        "types {",
        Object.entries(fileTypes).map(([ending, type]) => `${quoted(type)} ${ending};`),
      ),
      "",
      "# Compressed once at build; nginx only picks the file.",
      "gzip_static on;",
      "gzip_vary on;",
      brotli ? "brotli_static on;" : "# brotli_static on;   # saves about a sixth more, where the module is there",
      "",
      ...Object.entries(always)
        .filter(([name]) => !pathHeaders.includes(name))
        .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      ...pathHeaders.map((name) => `add_header ${name} $${variableOf("path", name)} always;`),
      ...Object.keys(documents).map((name) => `add_header ${name} $${variableOf("document", name)} always;`),
      "add_header Cache-Control $file_cache always;",
      "",
      "# A location must not add headers of its own: it would lose all those above.",
      "error_page 404 /404.html;",
      "absolute_redirect off;",
      "location = / { try_files /index.html =404; }",
      ...block("location / {", ["rewrite ^(/[a-z0-9-]+)/$ $1 permanent;", "try_files $uri $uri.html =404;"]),
      "location ~ /\\.(?!well-known/) { return 404; }",
      "location ~ \\.(br|gz)$|^/_headers$|^/404$ { return 404; }",
      "location = /404.html { internal; }",
      ...(api ? apiProxy(api, always) : []),
    ]),
    "",
  ].join("\n");
}

const variableOf = (kind: "path" | "document", name: string) => `${kind}_${name.toLowerCase().replaceAll("-", "_")}`;

function asRegex(pattern: string): string {
  const [start = "", end] = pattern.replaceAll(".", "\\.").split("*");
  return `~^${start}${end === undefined ? "$" : end && `.*${end}$`}`;
}

/** The address nginx saw replaces what a visitor claims. The response already has its headers. */
function apiProxy(api: string, always: HeaderPlan["always"]): string[] {
  const [name, value] = Object.entries(always)[0]!;
  return block("location /api/ {", [
    `proxy_pass http://${api};`,
    "proxy_set_header Host $host;",
    "proxy_set_header X-Forwarded-For $remote_addr;",
    "# One header here keeps nginx from adding all those above a second time.",
    `proxy_hide_header ${name};`,
    `add_header ${name} ${quoted(value)} always;`,
  ]);
}

export function listening(listen: NginxPlace["listen"]): string[] {
  if (!("https" in listen)) return [`listen ${listen.http};`];
  return [
    `listen ${listen.https} ssl http2;`,
    `ssl_certificate ${listen.certificate};`,
    `ssl_certificate_key ${listen.key};`,
    "ssl_protocols TLSv1.2 TLSv1.3;",
  ];
}

export function redirectServer(host: string, http: string): string[] {
  return block("server {", [
    `listen ${http};`,
    `server_name ${host};`,
    "server_tokens off;",
    `return 301 https://${host}$request_uri;`,
  ]);
}

/** Sent with these types and with nothing else: nginx leaves out a header that is empty. */
function typeMap(variable: string, values: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(values).map(([type, value]) => `"~^${type.replace("+", "\\+")}" ${quoted(value)};`);
  return block(`map $sent_http_content_type $${variable} {`, ['default "";', ...lines]);
}

/** nginx reads $ as the start of a variable, with no way to write one, and at most 4096 characters in one piece. */
function quoted(value: string): string {
  const written = quote(value);
  if (value.includes("$") || written.length > 4000) throw new Error(`nginx cannot be given this value: ${value}`);
  return written;
}
