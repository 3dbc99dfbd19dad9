import type { PlayableSession } from "#app/page/load-sessions.ts";
import { BreathCircle } from "#app/sessions/tools/breath-circle.tsx";
import { useCue } from "#app/sessions/tools/use-cue.ts";
import { useMotion } from "#app/sessions/tools/use-motion.ts";

type NowPanelProps = { audio: HTMLAudioElement; session: PlayableSession; chapter: string; announced: boolean };

/** What to do at this second: the cue, and a circle that breathes with it where movement is welcome. */
export function NowPanel({ audio, session, chapter, announced }: NowPanelProps) {
  const cue = useCue(audio, session.files.cues);
  const motion = useMotion();
  return (
    <div className="on-night -order-1 flex items-center gap-5 rounded-card bg-night-deep p-5 text-on-night md:gap-8 md:p-7">
      {motion && <BreathCircle audio={audio} breath={session.breath} />}
      <div className="min-w-0">
        <p className="text-small text-quiet-on-night">{chapter}</p>
        {/* A cue every few seconds would talk over the session: it is spoken only to those who ask for it. */}
        <p aria-live={announced ? "polite" : "off"} data-testid="cue" className="min-h-[2.44em] font-display text-h3">
          {cue}
        </p>
      </div>
    </div>
  );
}
