import { calendarText, videos } from "#app/content/content.ts";
import { offsetOf } from "#app/content/occurrences.ts";
import { isEducational, isHealthPage } from "#app/content/page-groups.ts";
import { currentReviews } from "#app/content/pages.ts";
import { sessions } from "#app/content/sessions.ts";
import { menuLabels, site } from "#app/content/site.ts";
import { plain } from "#app/content/text.ts";
import type { Session } from "#app/content/schema/session.ts";
import type { Reference, SitePath, Video } from "#app/content/types.ts";
import { videoHost } from "#app/shared/video-host.ts";
import type { DatedEvent } from "#app/page/dates-on.ts";
import { ruleOf } from "#app/page/event-words.ts";
import type { PreparedPage, PreparedSection } from "#app/page/prepare-page.ts";
import type { PreparedBlock } from "#app/page/prepared-text.ts";

type JsonLd = { "@type": string; [field: string]: unknown };

const home = `${site.origin}/`;
/** How the other objects of a page refer to these. */
const organization = { "@id": `${home}#organization` };
const website = { "@id": `${home}#website` };

/**
 * Structured data for search engines: only what the page shows. We leave out ratings, people and upload dates because the
 * content has no reliable source for them.
 */
export function structuredData(page: PreparedPage, dates: readonly DatedEvent[] = []): JsonLd[] {
  const { path } = page;
  const objects = [
    describeOrganization(),
    describeWebsite(),
    ...(path === "/" ? [] : [describeBreadcrumbs(page)]),
    describePage(page),
    ...page.sections.flatMap(describeCourses),
    ...dates.flatMap((dated) => describeEvent(dated, path)),
    ...(path === "/media" ? videos.map(describeVideo) : []),
    ...(path === "/audios" ? sessions.map(describeSession) : []),
  ];
  return objects.map((object) => ({ "@context": "https://schema.org", ...object }));
}

/** For a script element. Without "<" no text can close it. */
export function jsonLdScript(objects: readonly JsonLd[]): string {
  return JSON.stringify(objects).replaceAll("<", "\\u003c");
}

function describeOrganization(): JsonLd {
  return {
    "@type": "Organization",
    ...organization,
    name: site.name,
    description: site.tagline,
    url: home,
    email: site.mail,
    telephone: site.phone,
    sameAs: site.social.map(({ href }) => href),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: site.mail,
      telephone: site.phone,
      hoursAvailable: site.hours.flatMap((hours) =>
        "opens" in hours
          ? {
              "@type": "OpeningHoursSpecification",
              dayOfWeek: hours.on.map((day) => `https://schema.org/${day}`),
              opens: hours.opens,
              closes: hours.closes,
            }
          : [],
      ),
    },
  };
}

function describeWebsite(): JsonLd {
  return { "@type": "WebSite", ...website, name: site.name, url: home, inLanguage: "en", publisher: organization };
}

/** Home, then the page. The footer groups are left out, because they have no pages of their own. */
function describeBreadcrumbs({ path, title }: PreparedPage): JsonLd {
  const steps = [
    { name: "Home", item: home },
    { name: menuLabels.get(path) ?? title, item: site.origin + path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, i) => ({ "@type": "ListItem", position: i + 1, ...step })),
  };
}

function describePage(page: PreparedPage): JsonLd {
  const { path } = page;
  const url = site.origin + path;
  const shared = {
    "@id": `${url}#page`,
    url,
    description: page.description,
    inLanguage: "en",
    isPartOf: website,
    publisher: organization,
    ...(page.references.length > 0 && { citation: page.references.map(describeStudy) }),
    ...(page.reviewed && { dateModified: page.reviewed.written }),
  };
  if (isEducational(path) && !isHealthPage(path)) {
    return { "@type": "Article", ...shared, headline: page.title, author: organization };
  }
  const review = currentReviews[path];
  const webPage = { ...shared, name: page.title, ...(review && { lastReviewed: review.on }) };
  if (isHealthPage(path)) return { "@type": "MedicalWebPage", ...webPage };
  if (path === "/faq") return { "@type": "FAQPage", ...webPage, mainEntity: page.sections.flatMap(describeQuestions) };
  if (path === "/contact") return { "@type": "ContactPage", ...webPage, about: organization };
  if (path === "/about") return { "@type": "AboutPage", ...webPage, about: organization };
  return { "@type": "WebPage", ...webPage };
}

function describeStudy({ title, authors, journal, year, link }: Reference): JsonLd {
  const isPartOf = { "@type": "Periodical", name: journal.replace(/ \d.*$/, "") };
  const datePublished = String(year);
  // The authors are one string in our content; splitting it into persons would be guesswork.
  return { "@type": "ScholarlyArticle", name: title, creditText: authors, datePublished, isPartOf, sameAs: link };
}

function describeQuestions(section: PreparedSection): JsonLd[] {
  if (section.kind !== "faq") return [];
  return section.questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.map(plainBlock).join("\n") },
  }));
}

function describeCourses(section: PreparedSection): JsonLd[] {
  if (section.kind !== "course-levels") return [];
  return section.levels.map(({ title, hours, text }) => ({
    "@type": "Course",
    name: title,
    description: plain(text),
    ...(figure(hours) && { timeRequired: `PT${figure(hours)}H` }),
    url: `${site.origin}/courses`,
    provider: organization,
  }));
}

/** One object for each date, as Google asks. As many as a visitor sees at once. */
function describeEvent({ event, occurrences }: DatedEvent, path: SitePath): JsonLd[] {
  const { title, zone, place, online, price, currency, seats, language } = event;
  const url = site.origin + path;
  const virtual = online && { "@type": "VirtualLocation", url };
  const onSite = place && { "@type": "Place", name: place, address: place };
  const mode = !place ? "Online" : online ? "Mixed" : "Offline";
  return occurrences.slice(0, 5).map(({ start, end, cancelled }) => ({
    "@type": "Event",
    name: title,
    description: [title, ruleOf(event), place ?? calendarText.dates.online].filter(Boolean).join(". "),
    startDate: withOffset(start, zone),
    endDate: withOffset(end, zone),
    eventStatus: `https://schema.org/Event${cancelled ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: onSite && virtual ? [onSite, virtual] : (onSite ?? virtual),
    organizer: { "@type": "Organization", ...organization, name: site.name, url: home },
    image: [`${site.origin}/share${path}.jpg`],
    ...(seats && { maximumAttendeeCapacity: seats }),
    ...(language && { inLanguage: language }),
    ...(price !== undefined && { offers: { "@type": "Offer", price, priceCurrency: currency, url } }),
  }));
}

/** "2026-11-24T18:00:00+01:00" */
function withOffset(moment: Date, zone: string): string {
  // The Swedish format is the ISO format.
  const wall = moment.toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T");
  return wall + offsetOf(moment, zone);
}

function describeVideo({ id, title, summary }: Video): JsonLd {
  const embedUrl = `${videoHost}/embed/${id}`;
  return { "@type": "VideoObject", name: title, description: summary, embedUrl };
}

/** "500 hours total" is 500. */
const figure = (words: string) => /\d+/.exec(words)?.[0];

function describeSession({ topic, title, minutes, about }: Session): JsonLd {
  return {
    "@type": "AudioObject",
    name: title,
    description: about,
    contentUrl: `${site.origin}/audio/${topic}.mp3`,
    encodingFormat: "audio/mpeg",
    duration: `PT${minutes}M`,
    inLanguage: "en",
    publisher: organization,
  };
}

function plainBlock(block: PreparedBlock): string {
  if (typeof block === "string") return block;
  if ("bullets" in block) return block.bullets.map((entry) => `- ${plain(entry)}`).join("\n");
  if ("numbered" in block) return block.numbered.map((entry, i) => `${i + 1}. ${plain(entry)}`).join("\n");
  if ("subheading" in block) return block.subheading;
  if ("signs" in block) {
    const lists = block.signs.lists.flatMap(({ lead, signs, crisis }) => [
      lead,
      ...Object.values(signs).map((sign) => `- ${sign}`),
      ...(crisis ? [crisis.lead, ...crisis.lines.map((line) => `- ${plain(line)}`)] : []),
    ]);
    return lists.join("\n");
  }
  if ("rule" in block) return (block.rule.full ?? []).map(plainBlock).join("\n");
  // Facts that are filled in; what is still to be asked is no answer.
  if ("facts" in block) return Object.values(block.facts).filter(Boolean).join("\n");
  if ("forget" in block) return "";
  return plain("quote" in block ? block.quote : block);
}
