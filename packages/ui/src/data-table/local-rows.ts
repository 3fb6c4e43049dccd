import {
  columnFilteringFeature,
  constructTable,
  createFilteredRowModel,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Column, Sort } from './column.js';
import { compareBy, matcherOf, ranksOf, sortValueOf, type Value } from './compare-values.js';
import { remembered } from './remembered.js';
import { stillAtoms } from './still-atoms.js';
import type { TableView } from './table-view.js';

interface LocalRowOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: Sort | null;
  filters: TableView['filters'];
  language: string;
}

interface LocalRow {
  index: number;
}

const features = tableFeatures({
  coreReactivityFeature: stillAtoms,
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

interface ColumnValues {
  values: (id: string) => readonly Value[];
  ranks: (id: string) => readonly number[];
}

/** What the columns say of the rows, worked out once for each column that is asked for: a sort compares some 130,000 times. */
const columnValues = <Row>({ columns, rows, language }: LocalRowOptions<Row>): ColumnValues => {
  const values = remembered((id) => {
    const column = columns.find((each) => each.id === id);
    return column ? rows.map((row) => sortValueOf(column, row)) : [];
  });
  const compare = compareBy(new Intl.Collator(language));
  return { values, ranks: remembered((id) => ranksOf(values(id), compare)) };
};

/** Sorts and filters all rows of a table with TanStack Table, which remembers what a change of one of these leaves as it was. */
export const createLocalRows = <Row extends RowData>() => {
  const table = constructTable<typeof features, Row>({ features, columns: [], data: [] });
  let known: LocalRowOptions<Row> | undefined;
  let of: ColumnValues;
  // What has no value is last in both directions, which TanStack turns round.
  let last = Number.POSITIVE_INFINITY;
  const rankIn = (ranks: readonly number[], { index }: LocalRow) => {
    const rank = ranks[index] ?? Number.NaN;
    return Number.isNaN(rank) ? last : rank;
  };
  const definitionsOf = (columns: readonly Column<Row>[]) =>
    columns.map(({ id }) => ({
      id,
      accessorFn: (_row: Row, index: number) => of.values(id)[index],
      sortUndefined: false as const,
      sortFn: (a: LocalRow, b: LocalRow) => {
        const ranks = of.ranks(id);
        const [first, second] = [rankIn(ranks, a), rankIn(ranks, b)];
        return first === second ? 0 : first - second;
      },
      filterFn: (row: LocalRow, _: string, matches: ReturnType<typeof matcherOf>) =>
        matches(of.values(id)[row.index]),
    }));
  return (asked: LocalRowOptions<Row>): Row[] => {
    const { columns, rows, sort, filters = {}, language } = asked;
    const sameColumns = known?.columns === columns && known.language === language;
    if (!sameColumns || known?.rows !== rows) of = columnValues(asked);
    known = asked;
    last = sort?.direction === 'desc' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    table.setOptions((options) => ({
      ...options,
      data: rows,
      columns: sameColumns ? options.columns : definitionsOf(columns),
      state: {
        sorting: sort ? [{ id: sort.id, desc: sort.direction === 'desc' }] : [],
        columnFilters: Object.entries(filters).map(([id, wanted]) => ({
          id,
          value: matcherOf(columns.find((column) => column.id === id)?.filter, wanted),
        })),
      },
    }));
    return table.getRowModel().rows.map((row) => row.original);
  };
};
