import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { receivesMessages } from "#app/shared/inbox.ts";
import { site } from "#app/content/site.ts";
import { caddyfile } from "./caddy.ts";
import { deskCaddy, deskNginx, deskUnit } from "./desk.ts";
import { generatedNotice, type HeaderPlan } from "./header-plan.ts";
import { nginxConf } from "./nginx.ts";
import { serverAddress, systemdUnit } from "./systemd.ts";

const host = new URL(site.origin).hostname;
const root = "/srv/site";
const name = "nada-shanti";

/** Contains only Caddy and the built files. docs/how-to/publish.md has the command that builds it. */
const containerfile = `# ${generatedNotice}
# podman build --file build/host/Containerfile --tag site build
FROM docker.io/library/caddy:2-alpine
COPY host/Caddyfile.container /etc/caddy/Caddyfile
COPY client ${root}
EXPOSE 8080
USER 65534
`;

/** Settings of common servers, ready to copy: docs/how-to/publish.md says where to. */
export async function writeRecipes(folder: string, plan: HeaderPlan) {
  const api = receivesMessages ? serverAddress : undefined;
  const files = {
    "nginx.conf": nginxConf(plan, { root, host, listen: listenAs(host), brotli: false, api }),
    Caddyfile: caddyfile(plan, { root, address: host, api }),
    "Caddyfile.container": caddyfile(plan, { root, address: ":8080" }),
    Containerfile: containerfile,
    [`${name}.service`]: systemdUnit({ name, folder: `/srv/${name}` }),
    ...deskRecipes(),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
}

function deskRecipes(): Record<string, string> {
  if (!process.env.DESK_ORIGIN) return {};
  const host = new URL(process.env.DESK_ORIGIN).hostname;
  return {
    "desk-nginx.conf": deskNginx({ host, listen: listenAs(host) }),
    "desk-Caddyfile": deskCaddy({ host }),
    [`${name}-desk.service`]: deskUnit({ name, folder: `/srv/${name}` }),
  };
}

function listenAs(host: string) {
  const certificates = `/etc/letsencrypt/live/${host}`;
  return {
    http: "80",
    https: "443",
    certificate: `${certificates}/fullchain.pem`,
    key: `${certificates}/privkey.pem`,
  };
}
