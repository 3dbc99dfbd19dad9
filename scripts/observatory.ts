// Grades an answer as the Observatory would, by its published table. It reads the answer to "/" over https, and no other.
import { baseline, grades, leastForBonus, points, type Result, type Subject } from "./observatory-table.ts";

export type Answer = {
  headers: Headers;
  html: string;
  /** What http:// answers. The table gives nothing for it, and takes for its lack. */
  redirection: Result<"redirection">;
  /** Whether browsers ship with the host in their list: the owner's step after publishing (hstspreload.org). */
  preloaded: boolean;
};

export type Row = { subject: Subject; result: string; points: number };
export type Grade = { rows: Row[]; score: number; grade: string };

export function gradeAnswer(answer: Answer): Grade {
  const policy = parsePolicy(answer.headers.get("content-security-policy") ?? "");
  const rows = [
    row("content-security-policy", ofPolicy(policy, answer.headers)),
    row("cookies", ofCookies(answer.headers)),
    row("cross-origin-resource-sharing", ofSharing(answer.headers)),
    row("redirection", answer.redirection),
    row("referrer-policy", ofReferrer(answer.headers)),
    row("strict-transport-security", ofTransport(answer)),
    row("subresource-integrity", ofScripts(answer)),
    row("x-content-type-options", ofSniffing(answer.headers)),
    row("x-frame-options", ofFraming(policy, answer.headers)),
    row("cross-origin-resource-policy", ofResourcePolicy(answer.headers)),
  ];
  const score = total(rows);
  return { rows, score, grade: grades.find(({ from }) => score >= from)!.grade };
}

/** Losses first; what was gained counts only for a site that is good without it. */
export function total(rows: readonly Pick<Row, "points">[]): number {
  const sum = (list: readonly Pick<Row, "points">[]) => list.reduce((all, { points }) => all + points, 0);
  const withoutBonus = baseline + sum(rows.filter(({ points }) => points < 0));
  return Math.max(0, withoutBonus >= leastForBonus ? baseline + sum(rows) : withoutBonus);
}

function row<S extends Subject>(subject: S, result: Result<S>): Row {
  return { subject, result: String(result), points: (points[subject] as Record<string, number>)[String(result)]! };
}

type Policy = { directives: Map<string, string[]>; repeated: boolean };

function parsePolicy(text: string): Policy {
  const directives = new Map<string, string[]>();
  let repeated = false;
  for (const part of text.split(";").map((directive) => directive.trim())) {
    if (!part) continue;
    const [name, ...sources] = part.split(/\s+/);
    if (directives.has(name!.toLowerCase())) repeated = true;
    else directives.set(name!.toLowerCase(), sources);
  }
  return { directives, repeated };
}

const broad = new Set(["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"]);
const isUnsafe = (source: string) => broad.has(source) || source === "'unsafe-inline'" || source === "data:";
const isPlain = (source: string) => /^(http|ftp):/.test(source);
const isKnown = (source: string) => /^'(sha256|sha384|sha512|nonce)-/.test(source);

function ofPolicy({ directives, repeated }: Policy, headers: Headers): Result<"content-security-policy"> {
  if (directives.size === 0) {
    const reported = headers.has("content-security-policy-report-only");
    return reported ? "csp-not-implemented-but-reporting-enabled" : "csp-not-implemented";
  }
  const fallback = directives.get("default-src") ?? ["*"];
  // A hash or nonce makes browsers pass over 'unsafe-inline'.
  const sources = (name: string) => {
    const list = directives.get(name) ?? fallback;
    return list.some(isKnown) ? list.filter((source) => source !== "'unsafe-inline'") : list;
  };
  const [scripts, styles, objects] = [sources("script-src"), sources("style-src"), sources("object-src")];
  const passive = [...sources("img-src"), ...sources("media-src")];
  const active = [...directives]
    .filter(([name]) => name !== "img-src" && name !== "media-src")
    .flatMap(([, list]) => list);

  if (scripts.includes("'strict-dynamic'") && !scripts.some(isKnown)) return "csp-header-invalid";
  if (scripts.some(isUnsafe) || objects.some((source) => broad.has(source)))
    return "csp-implemented-with-unsafe-inline";
  if (active.some(isPlain)) return "csp-implemented-with-insecure-scheme";
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return "csp-implemented-with-unsafe-eval";
  if (passive.some(isPlain)) return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  if (repeated) return "csp-implemented-but-duplicate-directives";
  if (styles.some(isUnsafe)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  const nothingByDefault = fallback.length === 1 && fallback[0] === "'none'";
  return nothingByDefault ? "csp-implemented-with-no-unsafe-default-src-none" : "csp-implemented-with-no-unsafe";
}

/** We set none. One that appears is judged by its worst fault, as a session's: too hard rather than too kind. */
function ofCookies(headers: Headers): Result<"cookies"> {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase().split(/;\s*/).slice(1));
  if (cookies.length === 0) return "cookies-not-found";
  const protectedByHsts = headers.has("strict-transport-security");
  if (cookies.some((flags) => !flags.includes("secure"))) {
    return protectedByHsts
      ? "cookies-session-without-secure-flag-but-protected-by-hsts"
      : "cookies-session-without-secure-flag";
  }
  if (cookies.some((flags) => !flags.includes("httponly"))) return "cookies-session-without-httponly-flag";
  const sites = cookies.map((flags) => flags.find((flag) => flag.startsWith("samesite"))?.split("=")[1]);
  if (sites.some((site) => site !== undefined && !["lax", "strict", "none"].includes(site))) {
    return "cookies-samesite-flag-invalid";
  }
  return sites.every(Boolean)
    ? "cookies-secure-with-httponly-sessions-and-samesite"
    : "cookies-secure-with-httponly-sessions";
}

function ofSharing(headers: Headers): Result<"cross-origin-resource-sharing"> {
  const allowed = headers.get("access-control-allow-origin");
  if (!allowed) return "cross-origin-resource-sharing-not-implemented";
  if (allowed === "*") return "cross-origin-resource-sharing-implemented-with-public-access";
  return headers.get("access-control-allow-credentials") === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-restricted-access";
}

function ofReferrer(headers: Headers): Result<"referrer-policy"> {
  const known = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  const unsafe = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];
  const header = headers.get("referrer-policy");
  if (header === null) return "referrer-policy-not-implemented";
  const named = header.split(",").map((value) => value.trim().toLowerCase());
  const last = named.filter((value) => known.includes(value) || unsafe.includes(value)).at(-1);
  if (!last) return "referrer-policy-header-invalid";
  return known.includes(last) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

function ofTransport({ headers, preloaded }: Answer): Result<"strict-transport-security"> {
  if (preloaded) return "hsts-preloaded";
  const header = headers.get("strict-transport-security");
  if (header === null) return "hsts-not-implemented";
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined || header.includes(",")) return "hsts-header-invalid";
  // The Observatory takes 180 days for half a year.
  return Number(age) >= 180 * 24 * 60 * 60
    ? "hsts-implemented-max-age-at-least-six-months"
    : "hsts-implemented-max-age-less-than-six-months";
}

function ofScripts({ headers, html }: Answer): Result<"subresource-integrity"> {
  if (!headers.get("content-type")?.startsWith("text/html")) return "sri-not-implemented-response-not-html";
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes]) => attributes!);
  if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  const loaded = scripts.filter((attributes) => /\ssrc=/i.test(attributes));
  const isForeign = (attributes: string) => /\ssrc="?(https?:)?\/\//i.test(attributes);
  const hasHash = (attributes: string) => /\sintegrity=/i.test(attributes);
  const foreign = loaded.filter(isForeign);
  if (foreign.some((attributes) => !/\ssrc="?https:/i.test(attributes))) {
    return foreign.every(hasHash)
      ? "sri-implemented-but-external-scripts-not-loaded-securely"
      : "sri-not-implemented-and-external-scripts-not-loaded-securely";
  }
  if (foreign.some((attributes) => !hasHash(attributes)))
    return "sri-not-implemented-but-external-scripts-loaded-securely";
  if (foreign.length > 0) return "sri-implemented-and-external-scripts-loaded-securely";
  return loaded.some(hasHash)
    ? "sri-implemented-and-all-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function ofSniffing(headers: Headers): Result<"x-content-type-options"> {
  const header = headers.get("x-content-type-options");
  if (header === null) return "x-content-type-options-not-implemented";
  return header.toLowerCase() === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-header-invalid";
}

function ofFraming({ directives }: Policy, headers: Headers): Result<"x-frame-options"> {
  if (directives.has("frame-ancestors")) return "x-frame-options-implemented-via-csp";
  const header = headers.get("x-frame-options")?.trim().toLowerCase();
  if (!header) return "x-frame-options-not-implemented";
  if (header === "deny" || header === "sameorigin") return "x-frame-options-sameorigin-or-deny";
  return header.startsWith("allow-from") ? "x-frame-options-allow-from-origin" : "x-frame-options-header-invalid";
}

function ofResourcePolicy(headers: Headers): Result<"cross-origin-resource-policy"> {
  const header = headers.get("cross-origin-resource-policy")?.trim().toLowerCase();
  switch (header) {
    case undefined:
      return "cross-origin-resource-policy-not-implemented";
    case "same-origin":
    case "same-site":
    case "cross-origin":
      return `cross-origin-resource-policy-implemented-with-${header}`;
    default:
      return "cross-origin-resource-policy-header-invalid";
  }
}
