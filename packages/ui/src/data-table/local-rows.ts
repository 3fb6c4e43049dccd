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
import { compareBy, matcherOf, sortValueOf } from './compare-values.js';
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
  getValue: (id: string) => string | number | undefined;
}

const features = tableFeatures({
  coreReactivityFeature: stillAtoms,
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

const definitionsOf = <Row extends RowData>(columns: readonly Column<Row>[], language: string) => {
  const compare = compareBy(new Intl.Collator(language));
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row) => sortValueOf(column, row),
    sortUndefined: 'last' as const,
    sortFn: (a: LocalRow, b: LocalRow, id: string) => compare(a.getValue(id), b.getValue(id)),
    filterFn: (row: LocalRow, id: string, matches: ReturnType<typeof matcherOf>) => matches(row.getValue(id)),
  }));
};

/** Sorts and filters all rows of a table with TanStack Table, which remembers what a change of one of these leaves as it was. */
export const createLocalRows = <Row extends RowData>() => {
  const table = constructTable<typeof features, Row>({ features, columns: [], data: [] });
  let known: Pick<LocalRowOptions<Row>, 'columns' | 'language'> | undefined;
  return ({ columns, rows, sort, filters = {}, language }: LocalRowOptions<Row>): Row[] => {
    const same = known?.columns === columns && known.language === language;
    known = { columns, language };
    table.setOptions((options) => ({
      ...options,
      data: rows,
      columns: same ? options.columns : definitionsOf(columns, language),
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
