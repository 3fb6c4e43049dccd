/** The number of the last page of a list, from 1: a list without rows has one page. */
export const lastPage = ({ total, limit }: { readonly total: number; readonly limit: number }): number =>
  Math.max(1, Math.ceil(total / limit));
