export const mailLinkOf = (mail: string) => `mailto:${mail}` as const;
export const phoneLinkOf = (phone: string) => `tel:${phone.replaceAll(" ", "")}` as const;
/** Where to read about a study, if anywhere. */
export const studyLinkOf = ({ doi, pubmed }: { doi?: string; pubmed?: number }) =>
  doi ? `https://doi.org/${doi}` : pubmed && `https://pubmed.ncbi.nlm.nih.gov/${pubmed}/`;
