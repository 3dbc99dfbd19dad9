import { useRef } from "react";
import { announce } from "#app/browser/announce.ts";
import { playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { saveSession, removeSession, cancelSaving, useSavedState } from "#app/offline/saved-sessions.ts";
import { Icon } from "#app/ui/icon.tsx";

const words = playerText.save;

export type SaveSessionProps = { title: string; sound: string; megabytes: string };

/**
 * Stores a session on this device. The first button exists in every state and takes the focus from buttons that
 * disappear.
 */
export function SaveSession({ title, sound, megabytes }: SaveSessionProps) {
  const state = useSavedState(sound);
  const first = useRef<HTMLButtonElement>(null);

  // Only the start and the end are announced, not every step of the progress.
  const save = async () => {
    announce(fill(words.begun, { title }));
    announce((await saveSession(sound)) ? fill(words.done, { title }) : "");
  };
  const stop = () => {
    first.current?.focus();
    cancelSaving(sound);
  };
  const remove = () => {
    first.current?.focus();
    void removeSession(sound);
    announce(fill(words.removed, { title }));
  };

  return (
    <div
      className={`no-print scripts-only mt-1 min-w-0 wrap-anywhere ${state.status === "unknown" ? "invisible" : ""}`}
    >
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
                : fill(words.verb, { megabytes })}
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
      <progress value={progress} aria-label={fill(words.progress, { title })} className="progress w-16 sm:w-32" />
      <span aria-hidden="true" className="min-w-[2.7em] [font-variant-numeric:tabular-nums]">
        {Math.round(progress * 100)}%
      </span>
    </span>
  );
}
