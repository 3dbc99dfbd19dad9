import { videos } from "#app/content/content.ts";
import { currentReviews } from "#app/content/pages.ts";
import { sessions } from "#app/content/sessions.ts";
import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { readPage } from "#app/content/testing/read-page.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { datesOn, type DatedEvent } from "#app/page/dates-on.ts";
import { preparePage } from "#app/page/prepare-page.ts";
import { jsonLdScript, structuredData } from "#app/page/structured-data.ts";

const content = readPage(`reviewed:
  written: 2026-01-31
  due: 2027-01-31
sections:
  - kind: prose
    heading: One
    body:
      - Slow.[@wu2019]
`);
const describePage = (path: SitePath, changes: Partial<PageContent> = {}, dates?: DatedEvent[]) =>
  structuredData(preparePage(path, { ...content, ...changes }), dates);
const ofType = (type: string, objects: ReturnType<typeof describePage>) =>
  objects.filter((object) => object["@type"] === type);

test("every page says whose site it is and when the practice answers", () => {
  const objects = describePage("/pranayam");
  const [organization] = ofType("Organization", objects);
  expect(organization).toMatchObject({ name: site.name, email: site.mail, telephone: site.phone });
  expect(organization?.sameAs).toEqual(site.social.map(({ href }) => href));
  const open = site.hours.flatMap((hours) => ("opens" in hours ? hours : []));
  expect(organization?.contactPoint).toMatchObject({
    hoursAvailable: open.map(({ opens, closes, on }) => ({
      opens,
      closes,
      dayOfWeek: on.map((day) => `https://schema.org/${day}`),
    })),
  });
  expect(ofType("WebSite", objects)).toHaveLength(1);
  expect(objects.every((object) => object["@context"] === "https://schema.org")).toBe(true);
});

test("the breadcrumbs of a page start at home, and home has none", () => {
  const [crumbs] = ofType("BreadcrumbList", describePage("/ageing-yoga"));
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: "Home", item: `${site.origin}/` },
    { position: 2, name: "Ageing & Yoga", item: `${site.origin}/ageing-yoga` },
  ]);
  expect(ofType("BreadcrumbList", describePage("/"))).toEqual([]);
});

test("a health page shows its sources, and no review that nobody has signed", () => {
  const [page] = ofType("MedicalWebPage", describePage("/pranayam"));
  expect(page).toMatchObject({
    url: `${site.origin}/pranayam`,
    citation: [
      { "@type": "ScholarlyArticle", datePublished: "2019", sameAs: expect.stringContaining("https://doi.org/10.") },
    ],
  });
  expect("lastReviewed" in page!).toBe("/pranayam" in currentReviews);
});

test.each<[SitePath, string]>([
  ["/ethics", "Article"],
  ["/contact", "ContactPage"],
  ["/about", "AboutPage"],
  ["/privacy", "WebPage"],
])("%s is described as %s", (path, type) => {
  expect(ofType(type, describePage(path))).toHaveLength(1);
});

test("questions carry their whole answers as plain words", () => {
  const { sections } = readPage(`sections:
  - kind: faq
    heading: Getting Started
    questions:
      - question: Why?
        answer:
          - "See [us](/contact)."
          - bullets: [A, B]
`);
  const [page] = ofType("FAQPage", describePage("/faq", { sections }));
  expect(page?.mainEntity).toMatchObject([{ name: "Why?", acceptedAnswer: { text: "See us.\n- A\n- B" } }]);
});

test("each level of training is a course with its hours", () => {
  const { sections } = readPage(`sections:
  - kind: course-levels
    heading: Levels
    levels:
      - title: Master Teacher
        hours: 500 hours total
        text: All.
        includes: [Everything]
        takes: A year
`);
  expect(ofType("Course", describePage("/courses", { sections }))).toMatchObject([
    { name: "Master Teacher", timeRequired: "PT500H", provider: { "@id": `${site.origin}/#organization` } },
  ]);
});

test("videos and sessions are described on their own pages only", () => {
  expect(ofType("VideoObject", describePage("/media"))).toMatchObject(
    videos.map(({ id, title, summary }) => ({
      name: title,
      description: summary,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    })),
  );
  expect(ofType("AudioObject", describePage("/audios"))).toMatchObject(
    sessions.map(({ topic, title, minutes }) => ({
      name: title,
      contentUrl: `${site.origin}/audio/${topic}.mp3`,
      duration: `PT${minutes}M`,
    })),
  );
  expect(ofType("VideoObject", describePage("/videos"))).toEqual([]);
});

test("each date of a class is an event with its place, its offset from UTC and its state", () => {
  const event = {
    id: "tuesday-class",
    title: "Slow yoga",
    service: "yoga-classes" as const,
    day: "2026-10-20",
    starts: "18:00",
    ends: "19:15",
    repeats: "every week" as const,
    cancelledOn: ["2026-10-27"],
    zone: "Europe/Vienna",
    place: "A street 1, Vienna",
    online: true,
    price: 20,
    currency: "EUR",
  };
  const dates = datesOn("/services", [event], new Date("2026-10-19T00:00Z"));
  const [first, second] = ofType("Event", describePage("/services", {}, dates));
  expect(first).toMatchObject({
    name: event.title,
    startDate: "2026-10-20T18:00:00+02:00",
    endDate: "2026-10-20T19:15:00+02:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    location: [{ "@type": "Place", address: event.place }, { "@type": "VirtualLocation" }],
    offers: { price: 20, priceCurrency: "EUR" },
  });
  expect(second).toMatchObject({
    startDate: "2026-10-27T18:00:00+01:00",
    eventStatus: "https://schema.org/EventCancelled",
  });
});

test("nothing is made up: no rating, no person", () => {
  const script = jsonLdScript(describePage("/testimonials"));
  expect(script).not.toMatch(/rating|review"|Person/i);
});

test("words cannot close the script that contains them", () => {
  const script = jsonLdScript(describePage("/privacy", { title: "</script><b>" }));
  expect(script).not.toContain("<");
  expect(JSON.stringify(JSON.parse(script))).toContain("</script><b>");
});
