import { createContext, use, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { IslandRoot } from "#app/islands/island-root.tsx";

/** The file in app/ of each part of the site that can be an island; app/islands.ts loads them. */
export type IslandName =
  | "contact/contact-form"
  | "layout/newsletter-box"
  | "layout/social-links"
  | "sessions/session-player"
  | "sessions/save-session"
  | "breath/breath-panel"
  | "browser/share-page"
  | "calendar/week-panel"
  | "follow-along/follow-along"
  | "timer/timer-panel"
  | "sections/verses";

type IslandProps<Props> = {
  name: IslandName;
  of: ComponentType<Props>;
  /** Reach the browser as JSON. */
  props: Props;
  /** Shows what a visitor left on this device, so a returning one gets it without a touch. */
  recalls?: boolean;
};

/** The scripts that each island needs beside those of all, as addresses with spaces between them. */
export type IslandFiles = Partial<Record<IslandName, string>>;
export const IslandFilesContext = createContext<IslandFiles>({});

/**
 * A part of the page that React takes over in the browser (app/inline/start-islands.ts). Everything around it is plain
 * HTML. Rendered as a root of its own, because in the browser it will be one: no context reaches it.
 */
export function Island<Props extends object>({ name, of: Part, props, recalls }: IslandProps<Props>) {
  const html = renderToString(
    <IslandRoot>
      <Part {...props} />
    </IslandRoot>,
  );
  return (
    <div
      data-island={name}
      data-files={use(IslandFilesContext)[name] ?? ""}
      data-props={JSON.stringify(props)}
      data-recalls={recalls ? "" : undefined}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
