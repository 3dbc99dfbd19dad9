import { memo } from "react";
import { labels } from "#app/content/labels.ts";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { pages } from "#app/content/pages/index.ts";
import { mailLink, phoneLink, site, whatsappLink } from "#app/content/site.ts";
import { SocialLinks } from "#app/layout/social-links.tsx";
import { loadPage } from "#app/page/load-page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { sameData } from "#app/routes/same-data.ts";
import type { Route } from "./+types/contact";

export function loader() {
  const { beforeForm = "", besideSend } = pages["/contact"];
  return { page: loadPage("/contact"), beforeForm, besideSend };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page);
}

export default memo(function Contact({ loaderData: { page, beforeForm, besideSend } }: Route.ComponentProps) {
  return (
    <PageFrame page={page}>
      <div data-layout="form" className="wrap grid gap-x-16 gap-y-14 py-12 md:py-16 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <h2 className="text-h3">{labels.contact.form}</h2>
          <Paragraph text={beforeForm} className="mt-4 mb-8 max-w-measure" />
          <ContactForm note={besideSend && <InlineText text={besideSend} />} />
        </div>
        <div className="space-y-12">
          <ContactDetails />
          <OfficeHours />
        </div>
      </div>
      <PageSections sections={page.sections} references={page.references} />
    </PageFrame>
  );
}, sameData);

function ContactDetails() {
  const row = "inline-flex min-h-11 items-center";
  return (
    <section>
      <h2 id="details" className="text-h3">
        {labels.contact.details}
      </h2>
      <ul role="list" className="mt-4">
        <li>
          <a href={mailLink} className={row}>
            {`Email: ${site.mail}`}
          </a>
        </li>
        <li>
          <a href={phoneLink} className={row}>
            {`Phone: ${site.phone}`}
          </a>
        </li>
        <li>
          <a href={whatsappLink} className={row}>
            {labels.contact.whatsapp}
          </a>
        </li>
      </ul>
      <div className="mt-4">
        <SocialLinks />
      </div>
    </section>
  );
}

function OfficeHours() {
  return (
    <section>
      <h2 id="hours" className="text-h3">
        {labels.contact.hours}
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {site.hours.map(({ days, time }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="font-semibold">{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
