import {
  columnFilteringFeature,
  constructTable,
  createFilteredRowModel,
  type RowData,
  type RowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Column, Sort } from './column.js';
import { compareBy, matcherOf, ranksOf, sortValueOf, type Value } from './compare-values.js';
import { orderByRank } from './order-by-rank.js';
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

interface Filtered<Row extends RowData> {
  getPreSortedRowModel: () => RowModel<object, Row>;
}

interface LocalRow {
  index: number;
}

interface ColumnValues {
  values: (id: string) => readonly Value[];
  ranks: (id: string) => readonly number[];
}

/** What the columns say of the rows, worked out once for each column that is asked for. */
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
  let known: LocalRowOptions<Row> | undefined;
  let of: ColumnValues;
  const features = tableFeatures({
    coreReactivityFeature: stillAtoms,
    rowSortingFeature,
    columnFilteringFeature,
    filteredRowModel: createFilteredRowModel(),
    // TanStack's own compares two rows 130,000 times for each click on a title.
    sortedRowModel: (table: Filtered<Row>) => () => {
      const model = table.getPreSortedRowModel();
      const { sort } = known ?? {};
      if (!sort) return model;
      return { ...model, rows: orderByRank(model.rows, of.ranks(sort.id), sort.direction === 'desc') };
    },
  });
  const table = constructTable<typeof features, Row>({ features, columns: [], data: [] });
  const definitionsOf = (columns: readonly Column<Row>[]) =>
    columns.map(({ id }) => ({
      id,
      accessorFn: (_row: Row, index: number) => of.values(id)[index],
      filterFn: (row: LocalRow, _: string, matches: ReturnType<typeof matcherOf>) =>
        matches(of.values(id)[row.index]),
    }));
  return (asked: LocalRowOptions<Row>): Row[] => {
    const { columns, rows, sort, filters = {}, language } = asked;
    const sameColumns = known?.columns === columns && known.language === language;
    if (!sameColumns || known?.rows !== rows) of = columnValues(asked);
    known = asked;
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
