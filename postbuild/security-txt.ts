import { site } from "#app/content/site.ts";

/** Where to report a weakness: RFC 9116. It must run out in less than a year, so that nobody trusts an abandoned one. */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + 350);
  return [
    `Contact: mailto:${site.mail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
