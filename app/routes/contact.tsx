import { renderToStaticMarkup } from "react-dom/server";
import { labels } from "#app/content/content.ts";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { pages } from "#app/content/pages.ts";
import { mailLink, phoneLink, site, whatsappLink } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { SocialLinks } from "#app/layout/social-links.tsx";
import { headOf, type Route } from "#app/page/page-meta.tsx";
import { preparePage } from "#app/page/prepare-page.ts";
import { CardHead, cardSurface } from "#app/sections/card.tsx";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function contact(): Route {
  const page = preparePage("/contact", pages["/contact"]);
  const { beforeForm = "", besideSend, besideForm } = page;
  const note = besideSend && renderToStaticMarkup(<InlineText text={besideSend} />);
  return {
    head: headOf(page),
    body: (
      <PageFrame page={page}>
        <div data-layout="form" className="section wrap grid gap-x-14 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
          <div className={`${cardSurface} card-pad`}>
            <h2 className="text-h2">{labels.contact.form}</h2>
            <Paragraph text={beforeForm} className="mt-3 mb-5 max-w-measure" />
            <Island name="contact/contact-form" of={ContactForm} props={{ note }} />
          </div>
          <div className={`${cardSurface} card-pad lg:sticky lg:top-8 lg:self-start`}>
            <CardHead picture={besideForm?.picture}>
              <h2 id="details" className="scroll-mt-8 text-h3">
                {labels.contact.details}
              </h2>
            </CardHead>
            <Ways />
            <h2 id="hours" className="mt-5 scroll-mt-8 text-h4">
              {labels.contact.hours}
            </h2>
            <OfficeHours />
            {besideForm && <Paragraph text={besideForm.text} className="mt-4 mb-5" />}
            <Island name="layout/social-links" of={SocialLinks} props={{}} />
          </div>
        </div>
      </PageFrame>
    ),
  };
}

function Ways() {
  const { ways, whatsapp } = labels.contact;
  return (
    <ul role="list" className="mt-3 ruled border-y border-line">
      <Way name={ways.mail} value={site.mail} href={mailLink} icon="mail" />
      <Way name={ways.phone} value={site.phone} href={phoneLink} icon="phone" />
      <Way name={ways.whatsapp} value={whatsapp} href={whatsappLink} icon="chat" />
    </ul>
  );
}

type WayProps = { name: string; value: string; href: string; icon: string };

function Way({ name, value, href, icon }: WayProps) {
  return (
    <li>
      <a href={href} className="flex min-h-13 items-center gap-3 py-1">
        <Icon name={icon} className="size-6 shrink-0 text-accent" />
        <span className="sr-only-inline">{`${name}: `}</span>
        <span className="min-w-0 wrap-anywhere">{value}</span>
      </a>
    </li>
  );
}

function OfficeHours() {
  return (
    <dl className="mt-2 ruled border-y border-line text-small">
      {site.hours.map(({ days, time }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-3 py-2">
          <dt className="font-semibold">{days}</dt>
          <dd className="grow text-end">{time}</dd>
        </div>
      ))}
    </dl>
  );
}
