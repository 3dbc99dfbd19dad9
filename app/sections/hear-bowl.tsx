import { playerText } from "#app/content/content.ts";
import { HearIt } from "#app/sections/hear-it.tsx";
import { partsFolder } from "#app/shared/made-sound.ts";

/** One stroke of a singing bowl. */
export function HearBowl() {
  return (
    <HearIt src={`${partsFolder}bowl-1.mp3`} className="button button-quiet inline-flex items-center gap-2">
      {playerText.bowl}
    </HearIt>
  );
}
