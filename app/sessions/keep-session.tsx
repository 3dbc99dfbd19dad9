import { useRef, useState } from "react";
import { playerWords } from "#app/content/player-words.ts";
import { site } from "#app/content/site.ts";
import type { SessionSummary } from "#app/page/load-sessions.ts";
import { keepSession, removeSession, stopKeeping, useKeptState } from "#app/offline/kept-sessions.ts";
import { Icon } from "#app/ui/icon.tsx";

const words = playerWords.keep;

type KeepSessionProps = { session: Pick<SessionSummary, "title" | "files" | "megabytes"> };

/**
 * Stores a session on this device. The prerendered page reserves its space, so nothing shifts when it appears. The first
 * button exists in every state and takes the focus from buttons that disappear.
 */
export function KeepSession({ session: { title, files, megabytes } }: KeepSessionProps) {
  const sound = files.audio;
  const state = useKeptState(sound);
  const [announcement, setAnnouncement] = useState("");
  const first = useRef<HTMLButtonElement>(null);
  if (!site.offline || !megabytes) return null;

  const keep = async () => {
    setAnnouncement(words.begun(title));
    setAnnouncement((await keepSession(sound)) ? words.done(title) : "");
  };
  const stop = () => {
    first.current?.focus();
    stopKeeping(sound);
  };
  const remove = () => {
    first.current?.focus();
    void removeSession(sound);
    setAnnouncement(words.removed(title));
  };

  return (
    <div className={`not-in-print scripts-only mt-1 ${state.is === "unknown" ? "invisible" : ""}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          ref={first}
          type="button"
          aria-disabled={state.is === "downloading" || state.is === "kept" || undefined}
          onClick={() => state.is === "absent" && void keep()}
          className={state.is === "kept" ? `${pill} cursor-default border-transparent` : `${pill} ${edged}`}
        >
          {state.is === "kept" && <Icon name="check" className="size-5 text-accent" />}
          <span>
            {state.is === "kept" ? words.kept : state.is === "downloading" ? words.coming : words.verb(megabytes)}
            <span className="heard">{`: ${title}`}</span>
          </span>
        </button>
        {state.is === "downloading" && <Progress progress={state.progress} title={title} />}
        {state.is === "downloading" && <LesserButton label={words.stop} title={title} onClick={stop} />}
        {state.is === "kept" && <LesserButton label={words.remove} title={title} onClick={remove} />}
      </div>
      {state.is === "absent" && state.failure && (
        <p role="alert" className="mt-2 max-w-[32rem] text-small font-semibold text-error">
          {words.failure[state.failure]}
        </p>
      )}
      {/* Announces only the start and the end, not every step of the progress. */}
      <div role="status" className="sr-only">
        {announcement}
      </div>
    </div>
  );
}

const pill = "inline-flex min-h-11 items-center gap-2 rounded-full border-2 py-1.5 text-small font-semibold";
const edged = "border-edge px-5 hover:bg-surface aria-disabled:cursor-default aria-disabled:bg-surface";

function LesserButton({ label, title, onClick }: { label: string; title: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11 px-1 text-small text-link underline underline-offset-4">
      {label}
      <span className="heard">{`: ${title}`}</span>
    </button>
  );
}

function Progress({ progress, title }: { progress: number; title: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-small">
      <progress value={progress} aria-label={words.progress(title)} className="progress w-16 sm:w-32" />
      <span aria-hidden="true" className="min-w-[2.7em] tabular-nums">
        {Math.round(progress * 100)}%
      </span>
    </span>
  );
}
