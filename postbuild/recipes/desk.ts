// Settings for the owner's desk: the editor on a server, under a host name of its own.
import { block, generatedNotice } from "./header-plan.ts";
import { listening, redirectServer, type NginxPlace } from "./nginx.ts";
import { unit } from "./systemd.ts";

/** Where the desk listens. It sends its own headers. */
const deskAddress = "127.0.0.1:4174";

type DeskPlace = { host: string; desk?: string };

export function deskNginx({ host, listen, desk = deskAddress }: DeskPlace & Pick<NginxPlace, "listen">): string {
  return [
    `# ${generatedNotice}`,
    ...block("map $http_upgrade $desk_connection {", ["default upgrade;", '"" close;']),
    ...("https" in listen ? redirectServer(host, listen.http) : []),
    ...block("server {", [
      ...listening(listen),
      `server_name ${host};`,
      "server_tokens off;",
      "# A photograph or a recording.",
      "client_max_body_size 60m;",
      ...block("location / {", [
        `proxy_pass http://${desk};`,
        "proxy_http_version 1.1;",
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "# The open page learns of saved changes through a websocket.",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $desk_connection;",
        "proxy_read_timeout 1h;",
      ]),
    ]),
    "",
  ].join("\n");
}

/** Caddy passes on the host, the visitor's address and websockets by itself. */
export function deskCaddy({ host, desk = deskAddress }: DeskPlace): string {
  return [`# ${generatedNotice}`, ...block(`${host} {`, [`reverse_proxy ${desk}`]), ""].join("\n");
}

/** Unlike the site, the desk builds and publishes: it may write to its folder and start programs. */
export function deskUnit({ name, folder }: { name: string; folder: string }): string {
  const service = [
    "ExecStart=/usr/bin/node scripts/edit.mjs",
    "MemoryMax=4G",
    "UMask=0027",
    `ReadWritePaths=${folder}`,
    "ReadWritePaths=-/srv/site",
  ];
  return unit({ description: `${name} desk`, user: name, folder, service });
}
