/** For memo: while a route change is under way, the router renders the old page again, with the same data. */
export const sameData = <Props extends { loaderData: unknown }>(before: Props, after: Props) =>
  before.loaderData === after.loaderData;
