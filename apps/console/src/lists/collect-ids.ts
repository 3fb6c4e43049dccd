import { limits } from '@skillcert/core';

interface Page {
  readonly page: number;
  readonly limit: number;
}

type FetchPage<Row> = (page: Page) => Promise<{ readonly items: readonly Row[] }>;

/** The rows of all pages of a list, read page after page; as many as an export may have. */
export const collectRows = async <Row>(fetchPage: FetchPage<Row>): Promise<readonly Row[]> => {
  const limit = limits.page_size_max;
  const rows: Row[] = [];
  for (let page = 1; rows.length < limits.export_rows_max; page += 1) {
    const { items } = await fetchPage({ page, limit });
    rows.push(...items);
    if (items.length < limit) break;
  }
  return rows;
};

/** The ids of all pages of a list. */
export const collectIds = async <Row>(
  fetchPage: FetchPage<Row>,
  idOf: (row: Row) => string,
): Promise<ReadonlySet<string>> => new Set((await collectRows(fetchPage)).map(idOf));
