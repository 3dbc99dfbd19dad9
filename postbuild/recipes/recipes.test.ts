import { expect, test } from "vitest";
import { caddyfile } from "./caddy.ts";
import { headerPlan } from "./header-plan.ts";
import { nginxConf } from "./nginx.ts";

const plan = headerPlan("default-src 'none'; script-src 'self' 'sha256-aaaa'");
const listen = { http: "80", https: "443", certificate: "/c.pem", key: "/k.pem" };
const nginx = nginxConf(plan, { root: "/srv/site", host: "site.example", listen, brotli: true });
const caddy = caddyfile(plan, { root: "/srv/site", address: "site.example" });
const escaped = (value: string) => value.replaceAll('"', '\\"');

/** The value that a map of nginx gives an address. */
function mapped(variable: string, address: string): string | undefined {
  const [, usual, lines = ""] =
    new RegExp(`map \\$uri \\$${variable} \\{\n\tdefault "(.*)";\n([^}]*)\\}`).exec(nginx) ?? [];
  const rules = [...lines.matchAll(/~(\S+) "(.*)";/g)];
  return rules.find(([, pattern]) => new RegExp(pattern!).test(address))?.[2] ?? usual;
}

test("every recipe contains every header verbatim", () => {
  for (const [name, value] of Object.entries({ ...plan.always, ...plan.documents })) {
    for (const recipe of [nginx, caddy]) {
      expect(recipe, name).toContain(name);
      expect(recipe, name).toContain(escaped(value));
    }
  }
});

test("every recipe contains every cache rule", () => {
  for (const { path, cache } of plan.cache.slice(0, -1)) {
    const address = path.replace("*", "a-name.10");
    expect(mapped("file_cache", address), path).toBe(cache);
    expect(caddy).toContain(`header ${path} Cache-Control "${cache}"`);
  }
});

test("every recipe lets podcast apps load what the podcast has, and nothing else", () => {
  const policyOf = (path: string) => mapped("path_cross_origin_resource_policy", path);
  for (const { path, headers } of plan.paths) {
    expect(policyOf(path.replace("*", "a.mp3")), path).toBe(headers["Cross-Origin-Resource-Policy"]);
    expect(caddy).toContain(`header ${path} {\n\t\t\tCross-Origin-Resource-Policy "cross-origin"`);
  }
  expect(policyOf("/podcast-xml")).toBe(plan.always["Cross-Origin-Resource-Policy"]);
  expect(mapped("path_access_control_allow_origin", "/about")).toBe("");
});

test("nginx sends what is meant for pages with pages only, and everything with errors too", () => {
  expect(nginx).toContain("add_header Content-Security-Policy $document_content_security_policy always;");
  expect(nginx).toMatch(/map \$sent_http_content_type \$document_content_security_policy \{\n\tdefault "";/);
  expect(nginx.match(/add_header (?!.* always;)/g)).toBeNull();
});

test("nginx sends visitors from http to https, and behind a proxy does not", () => {
  // Not $host, which the visitor chooses.
  expect(nginx).toContain("return 301 https://site.example$request_uri;");
  const behind = nginxConf(plan, { root: "/srv/site", host: "_", listen: { http: "8080" }, brotli: false });
  expect(behind).not.toMatch(/ssl|301/);
});

test("a value nginx cannot express fails the build", () => {
  const broken = { ...plan, always: { "X-Price": "$5" } };
  expect(() => nginxConf(broken, { root: "/", host: "_", listen: { http: "80" }, brotli: false })).toThrow("$5");
});

test("Caddy error responses carry all headers", () => {
  const errors = caddy.slice(caddy.indexOf("handle_errors"));
  for (const name of Object.keys({ ...plan.always, ...plan.documents })) expect(errors).toContain(name);
});

test("without an inbox no recipe has a proxy; with one, the visitor's address is the one the proxy saw", () => {
  expect(nginx + caddy).not.toMatch(/\/api\//);
  const api = "127.0.0.1:4173";
  const withInbox = nginxConf(plan, { root: "/", host: "_", listen: { http: "80" }, brotli: false, api });
  expect(withInbox).toContain(`proxy_pass http://${api};`);
  expect(withInbox).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  // Caddy does so by itself.
  expect(caddyfile(plan, { root: "/", address: "_", api })).toContain(`reverse_proxy /api/* ${api}`);
});
