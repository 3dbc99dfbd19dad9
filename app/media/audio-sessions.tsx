import { messages } from "#app/content/messages.ts";
import type { SessionSummary } from "#app/lib/load-sessions.ts";

/** The media tab: title, description and a native player for each session. */
export function AudioSessions({ sessions }: { sessions: readonly SessionSummary[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2" data-stagger="0.1">
      {sessions.map(({ topic, title, about, files }) => (
        <li key={topic} className="rounded-card border border-line bg-surface p-6 md:p-8">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2">{about}</p>
          <audio controls preload="none" src={files.audio} aria-label={title} className="mt-4 w-full">
            {messages.audioUnsupported}
          </audio>
        </li>
      ))}
    </ul>
  );
}
