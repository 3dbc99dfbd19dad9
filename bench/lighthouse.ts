import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { categories } from "./lighthouse-categories.ts";
import { launchBrowser } from "./phone.ts";

export type Scores = Record<(typeof categories)[number], number> & {
  /** Audits that cost points, with their own score of 100. */
  lost: string[];
};

/** Lighthouse as it comes: mobile, its own reckoned line, a browser of its own. */
export async function scorePage(url: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const settings = { port, output: "json", logLevel: "silent", maxWaitForLoad: 30_000 } as const;
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
