import { mailLinkOf, menuLinksOf, phoneLinkOf } from "#app/content/links.ts";
import { site } from "#app/content/content.ts";
import type { SitePath } from "#app/content/types.ts";

/** Name, addresses, hours and menus of the practice. Nothing else spells them out. */
export { site };
export const { mainMenu, footerMenu } = site;

export const whatsappLink = `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(site.whatsapp.greeting)}`;
export const mailLink = mailLinkOf(site.mail);
export const phoneLink = phoneLinkOf(site.phone);

/** What the menus call a page. */
export const menuLabels: ReadonlyMap<SitePath, string> = new Map(menuLinksOf(site).map(({ to, label }) => [to, label]));
