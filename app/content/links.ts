export const mailLinkOf = (mail: string) => `mailto:${mail}` as const;
export const phoneLinkOf = (phone: string) => `tel:${phone.replaceAll(" ", "")}` as const;
