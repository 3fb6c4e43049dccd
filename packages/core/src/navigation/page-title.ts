/** The title of the browser page: the route's title, then the entry's of the user or else the product's. */
export const pageTitle = (
  route_title: string,
  entry_title: string | null | undefined,
  product_title: string,
): string => {
  const portal = entry_title?.trim() || product_title;
  return route_title ? `${route_title} - ${portal}` : portal;
};
