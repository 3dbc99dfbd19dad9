import { messages } from "#app/content/messages.ts";
import type { LoadedSession } from "#app/lib/load-sessions.ts";

export function SessionList({ sessions }: { sessions: readonly LoadedSession[] }) {
  return (
    <ul className="wrap space-y-8 py-12" data-stagger="0.1">
      {sessions.map(({ topic, title, minutes, about, files, avoid, transcript }) => (
        <li key={topic} id={topic} className="rounded-card border border-line bg-surface p-6 md:p-10">
          <h2 className="text-h3">{title}</h2>
          <p>{minutes} min</p>
          <p>{about}</p>
          <audio controls preload="none" src={files.audio} aria-label={title} className="mt-4 w-full">
            {messages.audioUnsupported}
          </audio>
          <ul>
            {avoid.map((a) => (
              <li key={a}>{a}</li>
            ))}
          </ul>
          <div>
            {transcript.map((t) => (
              <p key={t.start}>
                {t.title}: {t.hear} {t.todo}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
