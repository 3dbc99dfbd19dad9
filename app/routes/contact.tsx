import { renderToStaticMarkup } from "react-dom/server";
import { labels } from "#app/content/content.ts";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { mailLink, phoneLink, site, whatsappLink } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { SocialLinks } from "#app/layout/social-links.tsx";
import { loadPage } from "#app/page/load-page.ts";
import { CardPicture, cardSurface } from "#app/sections/card.tsx";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "#app/routes.tsx";

export function contact(): Route {
  const page = loadPage("/contact");
  const { beforeForm = "", besideSend, besideForm } = page;
  const note = besideSend && renderToStaticMarkup(<InlineText text={besideSend} />);
  return {
    head: page,
    body: (
      <PageFrame page={page} lead={<ContactDetails />}>
        <div data-layout="form" className="wrap grid gap-x-14 gap-y-10 py-8 md:py-12 lg:grid-cols-[1.4fr_1fr]">
          <div className={`${cardSurface} p-6 md:p-10`}>
            <h2 className="text-h2">{labels.contact.form}</h2>
            <Paragraph text={beforeForm} className="mt-4 mb-8 max-w-measure" />
            <Island name="contact/contact-form" of={ContactForm} props={{ note }} />
          </div>
          <div className={`${cardSurface} self-start p-6 md:p-8 lg:sticky lg:top-6`}>
            {besideForm && <CardPicture picture={besideForm.picture} />}
            <OfficeHours />
            {besideForm && <Paragraph text={besideForm.text} className="mt-4 mb-6" />}
            <Island name="layout/social-links" of={SocialLinks} props={{}} />
          </div>
        </div>
        <PageSections sections={page.sections} references={page.references} />
      </PageFrame>
    ),
  };
}

/** Three large ways to reach us, before any form. */
function ContactDetails() {
  const { details, ways } = labels.contact;
  return (
    <section data-layout="ways" className="mt-10 bg-green py-10 md:mt-14 md:py-12">
      <div className="wrap">
        <h2 id="details" className="scroll-mt-8 text-h2">
          {details}
        </h2>
        <ul role="list" className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-3">
          <Way name={ways.mail} value={site.mail} href={mailLink} icon="mail" />
          <Way name={ways.phone} value={site.phone} href={phoneLink} icon="phone" />
          <Way name={ways.whatsapp} value={labels.contact.whatsapp} href={whatsappLink} icon="chat" />
        </ul>
      </div>
    </section>
  );
}

type WayProps = { name: string; value: string; href: string; icon: string };

function Way({ name, value, href, icon }: WayProps) {
  return (
    <li className={`${cardSurface} group relative flex items-center gap-4 p-5`}>
      <Icon name={icon} className="size-8 shrink-0 text-accent" />
      <a href={href} className="card-link min-w-0 no-underline">
        <span className="block text-small text-quiet">
          {name}
          <span className="sr-only-inline">: </span>
        </span>
        <span className="font-semibold wrap-anywhere">{value}</span>
      </a>
    </li>
  );
}

function OfficeHours() {
  return (
    <section>
      <h2 id="hours" className="scroll-mt-8 text-h3">
        {labels.contact.hours}
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {site.hours.map(({ days, time }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="font-semibold">{days}</dt>
            <dd className="grow text-end">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
