import { content } from "#app/content/read/content.ts";

/**
 * What the shared content files hold. Node reads the YAML. In whatever Vite builds, content-plugin.ts replaces this
 * module, pages.ts and sessions.ts with their values as JSON, so that neither the reader nor the schema reaches the browser.
 */
export const {
  site,
  glossary,
  studies,
  pictures,
  figures,
  gallery,
  testimonials,
  videos,
  labels,
  messages,
  inboxToasts,
  guideText,
  chantText,
  playerText,
  podcast,
  calendarText,
  urgentSigns,
  events,
} = content;
