import { generatedNotice } from "./header-plan.ts";

/** Where our own server listens when it runs behind nginx or Caddy. */
export const serverAddress = "127.0.0.1:4173";

/**
 * Keeps our own server running, and takes from it everything that it does not need: all files but `data` are read-only,
 * and there are no devices, other processes, privileges or unusual system calls. MemoryDenyWriteExecute is missing,
 * because V8 compiles at run time.
 */
export function systemdUnit({ name, folder }: { name: string; folder: string }): string {
  const [host, port] = serverAddress.split(":");
  const service = [
    `Environment=NODE_ENV=production HOST=${host} PORT=${port}`,
    `EnvironmentFile=-${folder}/.env`,
    "ExecStart=/usr/bin/node build/site-server.mjs",
    "TimeoutStopSec=30",
    "MemoryMax=1G",
    "LimitNOFILE=8192",
    "UMask=0077",
    `ReadWritePaths=-${folder}/data`,
    "ProtectProc=invisible",
    "ProcSubset=pid",
    "PrivateUsers=true",
    "PrivateIPC=true",
    "RemoveIPC=true",
    "AmbientCapabilities=",
    "ProtectHostname=true",
    "LockPersonality=true",
    "RestrictRealtime=true",
    "RestrictNamespaces=true",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
    "SystemCallFilter=~@privileged @resources",
    "SystemCallErrorNumber=EPERM",
  ];
  return unit({ description: `${name} website`, user: name, folder, service });
}

type Unit = { description: string; user: string; folder: string; service: readonly string[] };

/** A systemd unit that keeps a service running. What it may do is limited to what each of our services needs. */
export function unit({ description, user, folder, service }: Unit): string {
  return `# ${generatedNotice}
[Unit]
Description=${description}
After=network.target

[Service]
User=${user}
WorkingDirectory=${folder}
Restart=always
RestartSec=2
${service.join("\n")}
ProtectSystem=strict
ProtectHome=true
PrivateTmp=true
PrivateDevices=true
NoNewPrivileges=true
CapabilityBoundingSet=
ProtectClock=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
ProtectControlGroups=true
RestrictSUIDSGID=true
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX

[Install]
WantedBy=multi-user.target
`;
}
