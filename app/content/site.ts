import { mailLinkOf, menuLinksOf, phoneLinkOf } from "#app/content/links.ts";
import { site as siteFile } from "#app/content/content.ts";
import type { SitePath } from "#app/content/types.ts";

const { mainMenu, footerMenu, ...facts } = siteFile;

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
