import type { CDPSession } from "@playwright/test";

export const kinds = ["html", "script", "style", "font", "picture", "sound", "other"] as const;
export type Kind = (typeof kinds)[number];

export type Traffic = { bytes: Record<Kind, number>; requests: number };

/** By extension first, because a prefetched script is still a script. */
export function kindOf(url: string, mimeType: string): Kind {
  const path = url.split(/[?#]/)[0]!;
  if (/\.m?js$/.test(path) || /javascript/.test(mimeType)) return "script";
  if (/^text\/html/.test(mimeType)) return "html";
  if (/^text\/css/.test(mimeType)) return "style";
  if (/^font\//.test(mimeType) || /\.woff2?$/.test(path)) return "font";
  if (/^image\//.test(mimeType)) return "picture";
  if (/^(audio|video)\//.test(mimeType)) return "sound";
  return "other";
}

/** Counts the bytes transferred: compressed, including headers. */
export function watchTraffic(devtools: CDPSession) {
  const open = new Map<string, Kind>();
  const pending = new Set<string>();
  let seen: Traffic = nothing();
  let lastChange = Date.now();
  const isOurs = (url: string) => /^https?:/.test(url);

  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!isOurs(request.url)) return;
    lastChange = Date.now();
    pending.add(requestId);
    seen.requests += 1;
  });
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (isOurs(response.url)) open.set(requestId, kindOf(response.url, response.mimeType));
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = open.get(requestId);
    if (kind) seen.bytes[kind] += encodedDataLength;
    settle(requestId);
  });
  devtools.on("Network.loadingFailed", ({ requestId }) => settle(requestId));

  function settle(requestId: string) {
    pending.delete(requestId);
    lastChange = Date.now();
  }

  return {
    /** Returns the counts since the last call and resets them. */
    take(): Traffic {
      const taken = seen;
      seen = nothing();
      return taken;
    },
    /** Waits until the network has been idle for `forMs`; false if it was not within `atMost`. */
    async quiet({ forMs, atMost }: { forMs: number; atMost: number }): Promise<boolean> {
      const end = Date.now() + atMost;
      const start = Date.now();
      while (Date.now() < end) {
        if (pending.size === 0 && Date.now() - Math.max(lastChange, start) >= forMs) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    },
  };
}

function nothing(): Traffic {
  return { bytes: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>, requests: 0 };
}
