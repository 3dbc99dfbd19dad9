import { madeBy } from "./header-plan.ts";

/** Only files and a server: the site is built before, outside. Built from the build folder: see docs/how-to/publish.md. */
export function containerfile(): string {
  return `# ${madeBy}
# podman build --file build/host/Containerfile --tag site build
FROM docker.io/library/caddy:2-alpine
COPY host/Caddyfile.container /etc/caddy/Caddyfile
COPY client /srv/site
EXPOSE 8080
USER 65534
`;
}
