import { generatedNotice } from "./header-plan.ts";

/** Where our own server listens when it runs behind nginx or Caddy. */
export const serverAddress = "127.0.0.1:4173";

/** Keeps our own server running. The files outside `data` are read-only for it. */
export function systemdUnit({ name, folder }: { name: string; folder: string }): string {
  const [host, port] = serverAddress.split(":");
  return `# ${generatedNotice}
[Unit]
Description=${name} website
After=network.target

[Service]
User=${name}
WorkingDirectory=${folder}
Environment=NODE_ENV=production HOST=${host} PORT=${port}
EnvironmentFile=-${folder}/.env
ExecStart=/usr/bin/node --import tsx server/serve.ts
Restart=always
RestartSec=2
TimeoutStopSec=30
NoNewPrivileges=true
PrivateTmp=true
ProtectSystem=strict
ReadWritePaths=-${folder}/data

[Install]
WantedBy=multi-user.target
`;
}
