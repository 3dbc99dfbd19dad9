import { site } from "#app/content/site.ts";

export type JsonLd = { "@type": string; [field: string]: unknown };

export const home = `${site.origin}/`;
/** How the other objects of a page refer to these. */
export const organization = { "@id": `${home}#organization` };
export const website = { "@id": `${home}#website` };

export function describeOrganization(): JsonLd {
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

export function describeWebsite(): JsonLd {
  return { "@type": "WebSite", ...website, name: site.name, url: home, inLanguage: "en", publisher: organization };
}
