import { site } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { SaveSession } from "#app/sessions/save-session.tsx";

/** The button that stores a session on this device, where the site works offline and the session has a file. */
export function SaveIsland({ session: { title, forms } }: { session: LoadedSession }) {
  const { audio, megabytes } = forms[0];
  if (!site.offline || !megabytes) return null;
  return <Island name="sessions/save-session" of={SaveSession} props={{ title, sound: audio, megabytes }} recalls />;
}
