import { useRef, useState } from "react";
import { playerText } from "#app/content/player-text.ts";
import { site } from "#app/content/site.ts";
import type { SessionSummary } from "#app/page/load-sessions.ts";
import { saveSession, removeSession, cancelSaving, useSavedState } from "#app/offline/saved-sessions.ts";
import { Icon } from "#app/ui/icon.tsx";

const words = playerText.save;

type SaveSessionProps = { session: Pick<SessionSummary, "title" | "files" | "megabytes"> };

/**
 * Stores a session on this device. The prerendered page reserves its space, so nothing shifts when it appears. The first
 * button exists in every state and takes the focus from buttons that disappear.
 */
export function SaveSession({ session: { title, files, megabytes } }: SaveSessionProps) {
  const sound = files.audio;
  const state = useSavedState(sound);
  const [announcement, setAnnouncement] = useState("");
  const first = useRef<HTMLButtonElement>(null);
  if (!site.offline || !megabytes) return null;

  const save = async () => {
    setAnnouncement(words.begun(title));
    setAnnouncement((await saveSession(sound)) ? words.done(title) : "");
  };
  const stop = () => {
    first.current?.focus();
    cancelSaving(sound);
  };
  const remove = () => {
    first.current?.focus();
    void removeSession(sound);
    setAnnouncement(words.removed(title));
  };

  return (
    <div className={`no-print scripts-only mt-1 ${state.status === "unknown" ? "invisible" : ""}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          ref={first}
          type="button"
          aria-disabled={state.status === "downloading" || state.status === "saved" || undefined}
          onClick={() => state.status === "absent" && void save()}
          className={state.status === "saved" ? `${pill} cursor-default border-transparent` : `${pill} ${edged}`}
        >
          {state.status === "saved" && <Icon name="check" className="size-5 text-accent" />}
          <span>
            {state.status === "saved"
              ? words.saved
              : state.status === "downloading"
                ? words.saving
                : words.verb(megabytes)}
            <span className="sr-only-inline">{`: ${title}`}</span>
          </span>
        </button>
        {state.status === "downloading" && <Progress progress={state.progress} title={title} />}
        {state.status === "downloading" && <TextButton label={words.stop} title={title} onClick={stop} />}
        {state.status === "saved" && <TextButton label={words.remove} title={title} onClick={remove} />}
      </div>
      {state.status === "absent" && state.failure && (
        <p role="alert" className="mt-2 max-w-[32rem] text-small font-semibold text-error">
          {words.failure[state.failure]}
        </p>
      )}
      {/* Announces only the start and the end, not every step of the progress. No role: Orca stops at an empty status. */}
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </div>
  );
}

const pill = "inline-flex min-h-11 items-center gap-2 rounded-full border-2 py-1.5 text-small font-semibold";
const edged = "border-edge px-5 hover:bg-surface aria-disabled:cursor-default aria-disabled:bg-surface";

function TextButton({ label, title, onClick }: { label: string; title: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11 px-1 text-small text-link underline underline-offset-4">
      {label}
      <span className="sr-only-inline">{`: ${title}`}</span>
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
