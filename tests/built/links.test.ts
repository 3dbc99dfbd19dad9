import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { urgentSigns } from "#app/content/content.ts";
import { footerMenu, mailLink, mainMenu, menuLabels, phoneLink, site, whatsappLink } from "#app/content/site.ts";
import { partsOf } from "#app/content/text.ts";
import { buildFolder, builtAddresses } from "../build-output.ts";
import { builtPage, comparable, everyFile, headingsOf, linksOf, textOf } from "./built-page.ts";

const linksFrom = new Map(everyFile.map((address) => [address, linksOf(builtPage(address).document)]));
const idsOn = new Map(
  everyFile.map((address) => [address, [...builtPage(address).document.querySelectorAll("[id]")].map(({ id }) => id)]),
);
const crisis = urgentSigns.emergency.crisis!;
const crisisPhones = crisis.lines
  .flatMap(partsOf)
  .flatMap((part) => (typeof part !== "string" && "href" in part && part.href.startsWith("tel:") ? part.href : []));
const contactLinks: readonly string[] = [mailLink, phoneLink, whatsappLink, ...crisisPhones];

test.each(everyFile)("every link on %s leads somewhere", (address) => {
  const broken = linksFrom.get(address)!.filter((link) => !leadsSomewhere(link.address, address));
  expect(broken.map((link) => link.address)).toEqual([]);
});

test("podcast apps find the feed from the home page, and visitors where the sessions are", () => {
  for (const address of ["/", "/audios", "/media"]) {
    const { document } = builtPage(address);
    const feed = document.querySelector("link[rel=alternate][type='application/rss+xml']")!.getAttribute("href")!;
    expect(existsSync(buildFolder + feed), feed).toBe(true);
    if (address !== "/") expect(linksOf(document).map((link) => link.address)).toContain(feed);
  }
});

test("no id occurs twice on a page", () => {
  for (const [address, ids] of idsOn) {
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
    expect(twice, address).toEqual([]);
  }
});

test("every page can be reached from the home page by links alone", () => {
  const reached = new Set(["/"]);
  // Iterating over a set also visits what is added on the way.
  for (const address of reached) {
    for (const link of linksFrom.get(address) ?? [])
      if (link.address.startsWith("/")) reached.add(pageOf(link.address));
  }
  expect(builtAddresses.filter((address) => !reached.has(address))).toEqual([]);
});

test("a page that is in no menu is linked from some text", () => {
  const inMenus: string[] = [...menuLabels.keys()];
  const inTexts = builtAddresses.flatMap((address) => linksOf(builtPage(address).main).map((link) => link.address));
  const outsideMenus = builtAddresses.filter((address) => !inMenus.includes(address));
  for (const address of outsideMenus) expect(inTexts.map(pageOf)).toContain(address);
});

test("links to other sites use https, and those that open a new tab send no referrer", () => {
  for (const [address, links] of linksFrom) {
    for (const link of links) {
      if (isExternal(link.address)) expect(link.address, address).toMatch(/^https:\/\//);
      if (link.newTab) expect(link.relation, `${link.address} on ${address}`).toMatch(/\bno(referrer|opener)\b/);
    }
  }
});

test("mail, phone and chat links lead to the practice or to a crisis line", () => {
  for (const [address, links] of linksFrom) {
    const found = links.map((link) => link.address).filter((to) => /^(mailto|tel):|wa\.me/.test(to));
    for (const to of found) expect(contactLinks, `${to} on ${address}`).toContain(to);
  }
});

test.each(["/disclaimer", "/audios", "/media", "/faq"])("every crisis line on %s can be called", (address) => {
  const times = textOf(builtPage(address).main).split(comparable(crisis.lead)).length - 1;
  expect(times).toBeGreaterThan(0);
  for (const phone of crisisPhones)
    expect(linksFrom.get(address)!.filter((link) => link.address === phone)).toHaveLength(times);
});

test("the mail address and the phone number are links wherever a text has them", () => {
  for (const address of everyFile) {
    const main = builtPage(address).main.cloneNode(true) as Element;
    main.querySelectorAll("a").forEach((link) => link.remove());
    for (const words of [site.mail, site.phone]) expect(textOf(main), address).not.toContain(comparable(words));
  }
});

test("the header has the om, the name and the main menu in order, on every page", () => {
  for (const address of everyFile) {
    const { header } = builtPage(address);
    const [home, ...menu] = linksOf(header);
    expect(header.querySelectorAll("nav[aria-label=Main] > ul > li > a").length, address).toBe(menu.length);
    expect(home!.address).toBe("/");
    expect(home!.label).toContain(comparable(site.name));
    expect(menu.map(asPair), address).toEqual(mainMenu.map(({ to, label }) => [to, comparable(label)]));
  }
});

test("header and footer mark the link to the page you are on or to the one it belongs to, and no other", () => {
  const menus = {
    header: mainMenu.map(({ to }) => to as string),
    footer: [...footerMenu.flatMap(({ links }) => links.map(({ to }) => to as string)), "/terms"],
  };
  for (const address of everyFile) {
    for (const part of ["header", "footer"] as const) {
      const marked = linksOf(builtPage(address)[part]).filter(({ current }) => current !== null);
      const parent = part === "header" && mainMenu.find(({ pages = [] }) => pages.some((page) => page === address));
      const ofParent = parent ? [{ address: parent.to, current: "true" }] : [];
      const expected = menus[part].includes(address) ? [{ address, current: "page" }] : ofParent;
      expect(
        marked.map(({ address, current }) => ({ address, current })),
        `${part} of ${address}`,
      ).toEqual(expected);
    }
  }
});

test("the footer has the menu, the networks, mail, newsletter, terms, copyright and quotation, on every page", () => {
  for (const address of everyFile) {
    const { footer } = builtPage(address);
    expect(footer.querySelectorAll("nav"), address).toHaveLength(1);
    const nav = footer.querySelector("nav[aria-label=Footer]")!;
    expect(headingsOf(nav, "h2")).toEqual(footerMenu.map(({ heading }) => comparable(heading)));
    const groups = [...nav.querySelectorAll("ul")].map((list) => linksOf(list).map(asPair));
    expect(groups).toEqual(footerMenu.map(({ links }) => links.map(({ to, label }) => [to, comparable(label)])));
    const newTabs = linksOf(footer).filter(({ newTab }) => newTab);
    expect(newTabs.map((link) => link.address)).toEqual(site.social.map(({ href }) => href));
    expect(linksOf(footer).map((link) => link.address)).toEqual(expect.arrayContaining([mailLink, "/terms"]));
    expect(footer.querySelectorAll("form input[type=email]")).toHaveLength(1);
    expect([...footer.querySelectorAll("form button")].map(textOf)).toEqual(["subscribe"]);
    expect(textOf(footer)).toContain(`© ${site.copyrightYear}`);
    const quotation = [...footer.querySelectorAll("p, blockquote, q, em")].find(
      (element) => textOf(element) === comparable(site.quote),
    );
    expect(quotation, "the quotation").toBeDefined();
  }
});

function leadsSomewhere(to: string, from: string): boolean {
  if (isExternal(to) || contactLinks.includes(to)) return true;
  // After an equals sign comes a setting: #timer=20,5,bowl.
  const [path = "", id] = (to.startsWith("#") ? from + to : to).split("=")[0]!.split("#");
  if (!path.startsWith("/")) return false;
  const ids = idsOn.get(path);
  if (!ids) return id === undefined && /\.\w+$/.test(path) && existsSync(buildFolder + path);
  return id === undefined || ids.includes(id);
}

function isExternal(to: string): boolean {
  return /^(https?:)?\/\//.test(to);
}

function pageOf(to: string): string {
  return to.split("#")[0]!;
}

function asPair(link: { address: string; label: string }): [string, string] {
  return [link.address, link.label];
}
