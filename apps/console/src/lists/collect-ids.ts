import { limits } from '@skillcert/core';

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** The ids of all pages of a list, read page after page; as many as an export may have. */
export const collectIds = async <Row>(
  fetchPage: (page: Page) => Promise<{ readonly items: readonly Row[] }>,
  idOf: (row: Row) => string,
): Promise<ReadonlySet<string>> => {
  const limit = limits.page_size_max;
  const ids = new Set<string>();
  for (let page = 1; ids.size < limits.export_rows_max; page += 1) {
    const { items } = await fetchPage({ page, limit });
    for (const row of items) ids.add(idOf(row));
    if (items.length < limit) break;
  }
  return ids;
};
