// The sessions for podcast apps: RSS 2.0 with Apple's tags and those of the Podcasting 2.0 namespace, and the chapters.
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { basename } from "node:path";
import { playerText, podcast, urgentSigns } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import type { Session, SessionForm } from "#app/content/schema/session.ts";
import { site } from "#app/content/site.ts";
import { sessionOn } from "#app/page/load-sessions.ts";
import { escapeHtml as escape } from "#app/shared/escape-html.ts";

const url = (path: string) => site.origin + path;
const feed = url("/podcast.xml");
const shelved = playerText.shelves.flatMap(({ sessions }) => sessions.map(({ topic }) => sessionOn(topic)));

/** The whole sessions in the order of the page, then their five-minute forms. A minute apart, so that all apps keep it. */
const episodes = [
  shelved.map((session) => ({ session, form: session as SessionForm, title: session.title })),
  shelved.flatMap((session) => {
    const title = fill(podcast.shortTitle, { title: session.title });
    return session.short ? { session, form: session.short, title } : [];
  }),
]
  .flatMap((season, s) => season.map((episode, i) => ({ ...episode, season: s + 1, number: i + 1 })))
  .map((episode, i) => ({ ...episode, published: new Date(Date.parse(`${podcast.since}T06:00Z`) + i * 60_000) }));

/** Every file of the podcast but its sound, captions and pictures, by address. */
export function podcastFiles(): Record<string, string> {
  const chapters = episodes.map(({ form }) => [chaptersOf(form), chaptersJson(form)]);
  return { "/podcast.xml": podcastXml(), ...Object.fromEntries(chapters) };
}

const nameOf = ({ files }: SessionForm) => basename(files.audio, ".mp3");
const chaptersOf = (form: SessionForm) => `/podcast/${nameOf(form)}.json`;

function chaptersJson({ chapters }: SessionForm): string {
  return JSON.stringify({
    version: "1.2.0",
    chapters: chapters.map(({ title, start, end }) => ({ startTime: start, endTime: end, title })),
  });
}

function podcastXml(): string {
  const { seasons, about } = podcast;
  const title = fill(podcast.title, { name: site.name });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel>
<title>${escape(title)}</title>
<link>${url("/audios")}</link>
<atom:link href="${feed}" rel="self" type="application/rss+xml"/>
<description>${escape(`${about} ${playerText.beforePlay}`)}</description>
<language>en</language>
<copyright>${escape(site.name)}</copyright>
<itunes:author>${escape(site.name)}</itunes:author>
<itunes:owner><itunes:name>${escape(site.name)}</itunes:name><itunes:email>${escape(site.mail)}</itunes:email></itunes:owner>
<itunes:image href="${url("/podcast/show.jpg")}"/>
<itunes:category text="Health &amp; Fitness"><itunes:category text="Alternative Health"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<itunes:type>serial</itunes:type>
<podcast:guid>${showGuid()}</podcast:guid>
<podcast:medium>podcast</podcast:medium>
<podcast:locked owner="${escape(site.mail)}">yes</podcast:locked>
${episodes.map((episode) => item(episode, [seasons.whole, seasons.short][episode.season - 1]!)).join("\n")}
</channel>
</rss>
`;
}

function item(
  { session, form, title, season, number, published }: (typeof episodes)[number],
  seasonName: string,
): string {
  return `<item>
<title>${escape(title)}</title>
<description>${escape(describe(session))}</description>
<link>${pageOf(session)}</link>
<guid isPermaLink="false">${nameOf(form)}</guid>
<pubDate>${published.toUTCString()}</pubDate>
<enclosure url="${url(form.files.audio)}" length="${statSync(`public${form.files.audio}`).size}" type="audio/mpeg"/>
<itunes:title>${escape(title)}</itunes:title>
<itunes:duration>${form.seconds}</itunes:duration>
<itunes:image href="${url(`/podcast/${session.topic}.jpg`)}"/>
<itunes:explicit>false</itunes:explicit>
<itunes:episodeType>full</itunes:episodeType>
<itunes:season>${season}</itunes:season>
<itunes:episode>${number}</itunes:episode>
<podcast:season name="${escape(seasonName)}">${season}</podcast:season>
<podcast:episode>${number}</podcast:episode>
<podcast:transcript url="${url(form.files.cues)}" type="text/vtt" language="en" rel="captions"/>
<podcast:chapters url="${url(chaptersOf(form))}" type="application/json+chapters"/>
</item>`;
}

const pageOf = ({ topic }: Session) => url(`/audios#${topic}`);

const { lead, signs } = urgentSigns.emergency;
export const emergency = `${lead} ${Object.values(signs).join("; ")}.`;

/** A listener in an app does not see the page, so every caution is here, the call for help first. */
function describe(session: Session): string {
  const { about, posture, avoid, stop } = session;
  const { caution, guide, beforePlay, madeBy } = playerText;
  const paragraph = (text: string) => `<p>${escape(text)}</p>`;
  const list = (lead: string, sentences: readonly string[]) =>
    `${paragraph(`${lead}:`)}<ul>${sentences.map((sentence) => `<li>${escape(sentence)}</li>`).join("")}</ul>`;
  return [
    paragraph(about),
    paragraph(beforePlay),
    paragraph(emergency),
    list(caution.avoid, avoid),
    list(caution.stop, stop),
    paragraph(`${guide.sit}: ${posture}`),
    paragraph(madeBy),
    `<p><a href="${pageOf(session)}">${escape(podcast.page)}</a></p>`,
  ].join("");
}

/** As the namespace demands: UUID version 5 of the feed's address without its scheme. */
function showGuid(): string {
  const namespace = Buffer.from("ead4c236bf5858c6a2c6a6b28d128cb6", "hex");
  const hash = createHash("sha1")
    .update(namespace)
    .update(feed.replace(/^https:\/\//, ""))
    .digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
