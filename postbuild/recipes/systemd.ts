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
  return `# ${generatedNotice}
[Unit]
Description=${name} website
After=network.target

[Service]
User=${name}
WorkingDirectory=${folder}
Environment=NODE_ENV=production HOST=${host} PORT=${port}
EnvironmentFile=-${folder}/.env
ExecStart=/usr/bin/node build/site-server.mjs
Restart=always
RestartSec=2
TimeoutStopSec=30
MemoryMax=1G
LimitNOFILE=8192
UMask=0077
ReadWritePaths=-${folder}/data
ProtectSystem=strict
ProtectHome=true
ProtectProc=invisible
ProcSubset=pid
PrivateTmp=true
PrivateDevices=true
PrivateUsers=true
PrivateIPC=true
RemoveIPC=true
NoNewPrivileges=true
CapabilityBoundingSet=
AmbientCapabilities=
ProtectClock=true
ProtectHostname=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
ProtectControlGroups=true
LockPersonality=true
RestrictRealtime=true
RestrictSUIDSGID=true
RestrictNamespaces=true
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`;
}
