// npm run screen-reader: hears the site as Orca reads it in Firefox, and compares that with the transcripts kept here.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite } from "#server/site-server.ts";
import { Desktop, DesktopError } from "./desktop.ts";
import { Reader } from "./reader.ts";
import { walks } from "./walks.ts";

let site: Awaited<ReturnType<typeof startSite>>;
let desktopWorks: boolean | undefined;
beforeAll(async () => void (site = await startSite({ port: 0 })));
afterAll(() => site.close());

test.for(Object.entries(walks))("%s sounds as in its transcript", async ([name, walk], { skip }) => {
  skip(desktopWorks === false);
  let desktop: Desktop | undefined;
  try {
    desktop = await Desktop.start();
    const reader = new Reader(desktop, site.address);
    await walk(reader);
    desktopWorks = true;
    await expect(reader.transcript()).toMatchFileSnapshot(`transcripts/${name}.txt`);
  } catch (error) {
    // Under CI a machine that cannot run Orca at all fails nothing.
    if (!(error instanceof DesktopError) || desktopWorks || !process.env.CI) throw error;
    desktopWorks = false;
    console.log(`NOT TESTED with a screen reader: ${error.message}`);
    skip();
  } finally {
    desktop?.stop();
  }
});
