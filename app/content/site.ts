import { mailLinkOf, menuLinksOf, phoneLinkOf } from "#app/content/links.ts";
import { contentOf } from "#app/content/load.ts";
import type { SitePath } from "#app/content/types.ts";

const { mainMenu, footerMenu, ...facts } = contentOf("site");

/** Name, addresses and hours of the practice. Nothing else spells them out. */
export const site = facts;
export { mainMenu, footerMenu };

export const whatsappLink = `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(site.whatsapp.greeting)}`;
export const mailLink = mailLinkOf(site.mail);
export const phoneLink = phoneLinkOf(site.phone);

/** What the menus call a page. */
export const menuLabels: ReadonlyMap<SitePath, string> = new Map(
  menuLinksOf({ mainMenu, footerMenu }).map(({ to, label }) => [to, label]),
);
