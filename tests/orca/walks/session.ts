import { pages } from "#app/content/pages.ts";
import { playerText } from "#app/content/player-text.ts";
import { guide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";
import type { Reader } from "../reader.ts";

const { title, chapters } = guide(sessions[0]!);
const save = playerText.save.verb("").split(" (")[0]!;

/** The caution first, then silence while the recording speaks, chapters, timer, download and saving. */
export async function session(reader: Reader) {
  await reader.open("/audios", pages["/audios"].title);
  await reader.pressUntil("h", `Caution: ${playerText.caution.all}`);
  await reader.pressUntil("h", title);
  await reader.press("h", `Caution: ${title}`);
  await reader.pressUntil("Tab", playerText.beforePlay);
  await reader.pressInSilence("space", 15);
  await reader.pressUntil("Tab", playerText.tools(title));
  await reader.pressUntil("Tab", chapters[2]!.title);
  await reader.pressUntil("Tab", playerText.sleep.label);
  await reader.press("Tab", playerText.guide.open);
  await reader.press("Return");
  await reader.press("Tab", playerText.download.verb, title);
  await reader.press("Tab", save);
  // Read line by line, the link is one stop as well.
  await reader.press("Up", playerText.download.verb, title);
  await reader.press("Tab", save);
  await reader.press("Return", playerText.save.begun(title), playerText.save.done(title));
  await reader.press("Down");
  await reader.press("Down");
}
