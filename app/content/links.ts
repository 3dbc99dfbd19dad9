type Menus<Link> = { mainMenu: readonly Link[]; footerMenu: readonly { links: readonly Link[] }[] };

/** Every link of both menus, in order. */
export const menuLinksOf = <Link>({ mainMenu, footerMenu }: Menus<Link>) => [
  ...mainMenu,
  ...footerMenu.flatMap(({ links }) => links),
];
export const mailLinkOf = (mail: string) => `mailto:${mail}` as const;
export const phoneLinkOf = (phone: string) => `tel:${phone.replaceAll(" ", "")}` as const;
