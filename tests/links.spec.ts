import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { footerMenu, mailLink, mainMenu, phoneLink, site, whatsappLink } from "#app/content/site.ts";
import { headingsOf, linksOf, plainly, readBuiltPage, textOf } from "./built-page.ts";
import { builtAddresses, buildFolder, notFoundFile, readHtml } from "./built-site.ts";

// Reads the built files; no browser is needed to follow a link.
const everyFile = [...builtAddresses, notFoundFile];
const linksFrom = new Map(everyFile.map((address) => [address, linksOf(readHtml(address))]));
const placesOn = new Map(everyFile.map((address) => [address, idsOf(readHtml(address))]));
const contactLinks: readonly string[] = [mailLink, phoneLink, whatsappLink];

for (const address of everyFile) {
  test(`every link on ${address} leads somewhere`, () => {
    const broken = linksFrom.get(address)!.filter((link) => !leadsSomewhere(link.address, address));
    expect(broken.map((link) => link.address)).toEqual([]);
  });
}

test("no place on a page has the same name as another", () => {
  for (const [address, ids] of placesOn) {
    expect
      .soft(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        address,
      )
      .toEqual([]);
  }
});

test("every page can be reached from the home page, and without the sitemap", () => {
  const reached = new Set(["/"]);
  // A set that grows while it is walked is walked to its end.
  for (const address of reached) {
    for (const link of linksFrom.get(address) ?? [])
      if (link.address.startsWith("/")) reached.add(pageOf(link.address));
  }
  expect(builtAddresses.filter((address) => !reached.has(address))).toEqual([]);
});

test("every page can be reached from some text, not from a menu alone, if no menu holds it", () => {
  const inMenus = [...mainMenu, ...footerMenu.flatMap(({ links }) => links)].map(({ to }) => to as string);
  const inTexts = builtAddresses.flatMap((address) => linksOf(readBuiltPage(address).main).map((link) => link.address));
  const orphans = builtAddresses.filter((address) => !inMenus.includes(address));
  for (const orphan of orphans) expect.soft(inTexts.map(pageOf), orphan).toContain(orphan);
});

test("links that leave the site are https, and tell nothing of the page when they open a new tab", () => {
  for (const [address, links] of linksFrom) {
    for (const link of links) {
      if (isOutside(link.address)) expect.soft(link.address, address).toMatch(/^https:\/\//);
      if (link.markup.includes('target="_blank"'))
        expect.soft(link.markup, address).toMatch(/rel="[^"]*\bno(referrer|opener)\b/);
    }
  }
});

test("mail, phone and chat links are the practice's own, wherever they stand", () => {
  for (const [address, links] of linksFrom) {
    const found = links.map((link) => link.address).filter((to) => /^(mailto|tel):|wa\.me/.test(to));
    for (const to of found) expect.soft(contactLinks, `${to} on ${address}`).toContain(to);
  }
});

test("the mail address and the phone number can be pressed wherever they stand in a text", () => {
  for (const address of everyFile) {
    const unlinked = textOf(readBuiltPage(address).main.replace(/<a\b[^>]*>.*?<\/a>/gs, ""));
    for (const words of [site.mail, site.phone]) expect.soft(unlinked, address).not.toContain(plainly(words));
  }
});

test("the header has the om, the name and the seven links in order, on every page", () => {
  for (const address of everyFile) {
    const [home, ...menu] = linksOf(readBuiltPage(address).header);
    expect(home).toMatchObject({ address: "/", label: plainly(`${site.emblem} ${site.name}`) });
    expect(menu.map(asPair), address).toEqual(mainMenu.map(({ to, label }) => [to, plainly(label)]));
  }
});

test("header and footer mark the link to the page you are on, and no other", () => {
  const menus = {
    header: mainMenu.map(({ to }) => to as string),
    footer: [...footerMenu.flatMap(({ links }) => links.map(({ to }) => to as string)), "/terms"],
  };
  for (const address of everyFile) {
    for (const part of ["header", "footer"] as const) {
      const marked = linksOf(readBuiltPage(address)[part]).filter(({ markup }) => markup.includes("aria-current"));
      const expected = menus[part].includes(address) ? [address] : [];
      expect(
        marked.map((link) => link.address),
        `${part} of ${address}`,
      ).toEqual(expected);
      for (const { markup } of marked) expect(markup).toContain('aria-current="page"');
    }
  }
});

test("the footer has its four groups, the three networks, the mail link and the way to the terms, on every page", () => {
  for (const address of everyFile) {
    const { footer } = readBuiltPage(address);
    const navigations = [...footer.matchAll(/<nav\b[^>]*>(.*?)<\/nav>/gs)].map(([, inner]) => inner!);
    expect(navigations, address).toHaveLength(1);
    const groups = navigations[0]!.split(/(?=<h2\b)/).slice(1);
    expect(groups.map((group) => headingsOf(group))).toEqual(footerMenu.map(({ heading }) => [plainly(heading)]));
    expect(
      groups.map((group) => linksOf(group).map(asPair)),
      address,
    ).toEqual(footerMenu.map(({ links }) => links.map(({ to, label }) => [to, plainly(label)])));
    const newTabs = linksOf(footer).filter(({ markup }) => markup.includes('target="_blank"'));
    expect(newTabs.map((link) => link.address)).toEqual(site.social.map(({ href }) => href));
    expect(linksOf(footer).map((link) => link.address)).toEqual(expect.arrayContaining([mailLink, "/terms"]));
  }
});

function leadsSomewhere(to: string, from: string): boolean {
  if (isOutside(to) || contactLinks.includes(to)) return true;
  const [path = "", place] = (to.startsWith("#") ? from + to : to).split("#");
  if (!path.startsWith("/")) return false;
  const places = placesOn.get(path);
  if (!places) return place === undefined && /\.\w+$/.test(path) && existsSync(buildFolder + path);
  return place === undefined || places.includes(place);
}

function isOutside(to: string): boolean {
  return /^(https?:)?\/\//.test(to);
}

function pageOf(to: string): string {
  return to.split("#")[0]!;
}

function asPair(link: { address: string; label: string }): [string, string] {
  return [link.address, link.label];
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/<[a-z][^>]*\sid="([^"]*)"/g)].map(([, id]) => id!);
}
