import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { lighthouseCategories as categories } from "./goals.ts";
import { launchBrowser } from "./phone.ts";

export type Scores = Record<(typeof categories)[number], number> & {
  /** Audits below 100, with their score. */
  lost: string[];
};

/** The visit with the median performance. */
export function medianScores(visits: readonly Scores[]): Scores | undefined {
  return [...visits].sort((a, b) => a.performance - b.performance)[Math.floor(visits.length / 2)];
}

/** Lighthouse with its default mobile settings and simulated throttling, in a separate browser. */
export async function scorePage(url: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const settings = {
      port,
      output: "json",
      logLevel: "silent",
      maxWaitForLoad: 30_000,
      disableFullPageScreenshot: true,
    } as const;
    const report = (await lighthouse(url, { ...settings, onlyCategories: [...categories] }))?.lhr;
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
  } finally {
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
