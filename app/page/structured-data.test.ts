import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { cite, link, text } from "#app/content/text.ts";
import type { PageContent, Section, SitePath } from "#app/content/types.ts";
import { preparePage } from "#app/page/prepare-page.ts";
import { jsonLdScript, structuredData, type StructuredDataContext } from "#app/page/structured-data.ts";

const prose: Section = { kind: "prose", heading: "One", body: [text`Slow.${cite("wu2019")}`] };
const content: PageContent = {
  title: "A page",
  subtitle: "Under the title",
  description: "For search results.",
  family: "breath",
  reviewed: { written: "2026-01-31", due: "2027-01-31" },
  sections: [prose],
};
const describePage = (path: SitePath, changes: Partial<PageContent> = {}, context?: StructuredDataContext) =>
  structuredData(path, preparePage(path, { ...content, ...changes }), context);
const ofType = (type: string, objects: ReturnType<typeof describePage>) =>
  objects.filter((object) => object["@type"] === type);

test("every page says whose site it is and when the practice answers", () => {
  const objects = describePage("/pranayam");
  const [organization] = ofType("Organization", objects);
  expect(organization).toMatchObject({ name: site.name, email: site.mail, telephone: site.phone });
  expect(organization?.sameAs).toHaveLength(3);
  expect(organization?.contactPoint).toMatchObject({
    hoursAvailable: [
      { opens: "09:00", closes: "18:00", dayOfWeek: expect.arrayContaining(["https://schema.org/Friday"]) },
      { opens: "10:00", closes: "16:00", dayOfWeek: ["https://schema.org/Saturday"] },
    ],
  });
  expect(ofType("WebSite", objects)).toHaveLength(1);
  expect(objects.every((object) => object["@context"] === "https://schema.org")).toBe(true);
});

test("the way to a page starts at home, and home has no way to itself", () => {
  const [crumbs] = ofType("BreadcrumbList", describePage("/ageing-yoga"));
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: "Home", item: `${site.origin}/` },
    { position: 2, name: "Ageing & Yoga", item: `${site.origin}/ageing-yoga` },
  ]);
  expect(ofType("BreadcrumbList", describePage("/"))).toEqual([]);
});

test("a health page shows when it was reviewed and what it rests on", () => {
  const [page] = ofType("MedicalWebPage", describePage("/pranayam"));
  expect(page).toMatchObject({
    url: `${site.origin}/pranayam`,
    lastReviewed: "2026-01-31",
    citation: [
      { "@type": "ScholarlyArticle", datePublished: "2019", sameAs: expect.stringContaining("https://doi.org/10.") },
    ],
  });
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
  const answer = [text`See ${link("/contact", "us")}.`, { bullets: ["A", "B"] }];
  const faq: Section = { kind: "faq", heading: "Getting Started", questions: [{ question: "Why?", answer }] };
  const [page] = ofType("FAQPage", describePage("/faq", { sections: [faq] }));
  expect(page?.mainEntity).toMatchObject([{ name: "Why?", acceptedAnswer: { text: "See us.\n- A\n- B" } }]);
});

test("each level of training is a course with its hours", () => {
  const level = { title: "Master Teacher", hours: "500 hours total", text: "All.", includes: [], takes: "" };
  const levels: Section = { kind: "course-levels", heading: "Levels", levels: [level] };
  expect(ofType("Course", describePage("/courses", { sections: [levels] }))).toMatchObject([
    { name: "Master Teacher", timeRequired: "PT500H", provider: { "@id": `${site.origin}/#organization` } },
  ]);
});

test("videos and sessions are described on their own pages only", () => {
  const context: StructuredDataContext = {
    videos: [{ id: "abc", title: "Chair yoga", summary: "Sit." }],
    sessions: [{ topic: "sleep", title: "Sleep Improvement", minutes: 30 }],
  };
  expect(ofType("VideoObject", describePage("/media", {}, context))).toMatchObject([
    { name: "Chair yoga", description: "Sit.", embedUrl: "https://www.youtube-nocookie.com/embed/abc" },
  ]);
  expect(ofType("AudioObject", describePage("/audios", {}, context))).toMatchObject([
    { name: "Sleep Improvement", contentUrl: `${site.origin}/audio/sleep.mp3`, duration: "PT30M" },
  ]);
  expect(ofType("VideoObject", describePage("/videos", {}, context))).toEqual([]);
});

test("nothing is claimed that nobody gave: no rating, no person", () => {
  const script = jsonLdScript(describePage("/testimonials"));
  expect(script).not.toMatch(/rating|review"|Person/i);
});

test("words cannot close the script they stand in", () => {
  const script = jsonLdScript(describePage("/privacy", { title: "</script><b>" }));
  expect(script).not.toContain("<");
  expect(JSON.stringify(JSON.parse(script))).toContain("</script><b>");
});
