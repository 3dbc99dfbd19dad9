import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { launchBrowser } from "./phone.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Scores = Record<(typeof categories)[number], number> & {
  /** Audits that cost points, with their own score of 100. */
  lost: string[];
};

/** Lighthouse as it comes: mobile, its own simulated line. One browser for all pages; it clears storage between them. */
export async function startLighthouse() {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  return {
    close: () => browser.close(),
    async score(url: string): Promise<Scores> {
      const result = await lighthouse(url, {
        port,
        output: "json",
        logLevel: "silent",
        onlyCategories: [...categories],
        maxWaitForLoad: 30_000,
      });
      const report = result?.lhr;
      if (!report) throw new Error(`Lighthouse returned nothing for ${url}.`);
      if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
      const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
      const lost = categories.flatMap((name) =>
        (report.categories[name]?.auditRefs ?? [])
          .map(({ id, weight }) => ({ id, weight, score: report.audits[id]?.score ?? null }))
          .filter(({ weight, score }) => weight > 0 && score !== null && score < 0.995)
          .map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`),
      );
      return { ...(Object.fromEntries(scores) as Record<(typeof categories)[number], number>), lost };
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
