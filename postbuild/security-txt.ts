import { site } from "#app/content/site.ts";

/** Where to report a vulnerability (RFC 9116, which requires an expiry date, preferably within a year). */
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
