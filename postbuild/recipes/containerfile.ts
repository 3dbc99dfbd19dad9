import { generatedNotice } from "./header-plan.ts";

/** Contains only Caddy and the built files. docs/how-to/publish.md has the command that builds it. */
export function containerfile(): string {
  return `# ${generatedNotice}
# podman build --file build/host/Containerfile --tag site build
FROM docker.io/library/caddy:2-alpine
COPY host/Caddyfile.container /etc/caddy/Caddyfile
COPY client /srv/site
EXPOSE 8080
USER 65534
`;
}
