import { pages } from "#app/content/pages.ts";
import { labels, playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { sessions } from "#app/content/sessions.ts";
import type { Reader } from "../reader.ts";

const { title, chapters } = sessions[0]!;
const save = fill(playerText.save.verb, { megabytes: "" }).split(" (")[0]!;

/** The fold opens; then silence while the recording speaks, chapters, timer, download and saving. */
export async function session(reader: Reader) {
  await reader.open("/audios", pages["/audios"].title);
  await reader.pressUntil("h", `Caution: ${playerText.caution.all}`);
  await reader.pressUntil("Tab", title);
  await reader.press("Return", "expanded");
  await reader.pressUntil("Tab", playerText.beforePlay);
  await reader.pressInSilence("space", 15);
  await reader.pressUntil("Tab", fill(playerText.tools, { title }));
  await reader.pressUntil("Tab", chapters[2]!.title);
  await reader.pressUntil("Tab", playerText.sleep.label);
  await reader.press("Tab", labels.share);
  await reader.pressUntil("Tab", playerText.download.verb);
  await reader.press("Tab", playerText.download.verb, title);
  await reader.press("Tab", save);
  await reader.press("Return", fill(playerText.save.begun, { title }), fill(playerText.save.done, { title }));
  await reader.press("Down");
  await reader.press("Down");
}
