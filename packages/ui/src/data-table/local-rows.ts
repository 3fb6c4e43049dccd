import {
  columnFilteringFeature,
  constructTable,
  createFilteredRowModel,
  type RowData,
  tableFeatures,
} from '@tanstack/react-table';
import { remembered } from './data-table-parts.js';
import type { Column, Sort, TableView } from './data-table-props.js';
import { filterTextOf, matcherOf, orderByRank, ranksOf, sortValueOf, type Value } from './ranks-of.js';

type Reactivity = NonNullable<Parameters<typeof tableFeatures>[0]['coreReactivityFeature']>;

const subscribe = () => ({ unsubscribe: () => undefined });

/**
 * State for a TanStack Table that is asked and never listened to: React draws, the table only computes. Without
 * TanStack Store the local rows are a quarter smaller.
 */
const stillAtoms: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  batch: (work) => work(),
  untrack: (read) => read(),
  schedule: (work) => queueMicrotask(work),
  createReadonlyAtom: (get) => ({ get, subscribe }),
  createWritableAtom: (first) => {
    let value = first;
    return {
      get: () => value,
      set: (next) => {
        value = next instanceof Function ? next(value) : next;
      },
      subscribe,
    };
  },
};

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

interface ColumnValues {
  /** The values that the filters read. */
  texts: (id: string) => readonly string[];
  ranks: (id: string) => readonly number[];
}

/** The column values of the rows, computed once for each column that is used. */
const columnValues = <Row>({ columns, rows, language }: LocalRowOptions<Row>): ColumnValues => {
  const columnOf = (id: string) => columns.find((each) => each.id === id);
  const values = remembered((id: string): readonly Value[] => {
    const column = columnOf(id);
    return column ? rows.map((row) => sortValueOf(column, row)) : [];
  });
  return {
    texts: remembered((id: string) => {
      const filter = columnOf(id)?.filter;
      return values(id).map((value) => filterTextOf(filter, value));
    }),
    ranks: remembered((id: string) => ranksOf(values(id), language)),
  };
};

/**
 * Filters all rows of a table with TanStack Table, which keeps its results as far as a change leaves them valid,
 * and sorts them.
 */
export const createLocalRows = <Row extends RowData>() => {
  let known: LocalRowOptions<Row> | undefined;
  let of: ColumnValues;
  let defined: LocalRowOptions<Row>['columns'] = [];
  const features = tableFeatures({
    coreReactivityFeature: stillAtoms,
    columnFilteringFeature,
    filteredRowModel: createFilteredRowModel(),
  });
  const table = constructTable<typeof features, Row>({ features, columns: [], data: [] });
  const definitionsOf = (columns: readonly Column<Row>[]) =>
    columns.map(({ id }) => ({
      id,
      accessorFn: (_row: Row, index: number) => of.texts(id)[index],
      filterFn: (row: LocalRow, _: string, matches: ReturnType<typeof matcherOf>) =>
        matches(of.texts(id)[row.index] ?? ''),
    }));
  const filtered = ({ columns, rows }: LocalRowOptions<Row>, filters: NonNullable<TableView['filters']>) => {
    table.setOptions((options) => ({
      ...options,
      data: rows,
      columns: defined === columns ? options.columns : definitionsOf(columns),
      state: {
        columnFilters: Object.entries(filters).map(([id, wanted]) => ({
          id,
          value: matcherOf(columns.find((column) => column.id === id)?.filter, wanted),
        })),
      },
    }));
    defined = columns;
    return table.getRowModel().rows;
  };
  return (asked: LocalRowOptions<Row>): readonly Row[] => {
    const { columns, rows, sort, filters = {}, language } = asked;
    if (known?.rows !== rows || known.columns !== columns || known.language !== language)
      of = columnValues(asked);
    known = asked;
    // Each place is looked up in ranks: TanStack's own sorting compares two rows 130,000 times for each click on a
    // title.
    const inOrder = <Each>(some: readonly Each[], ranks: readonly number[]) =>
      sort ? orderByRank(some, ranks, sort.direction === 'desc') : some;
    const ranks = sort ? of.ranks(sort.id) : [];
    // Rows that no filter touches need no company: TanStack would make five objects of each.
    if (Object.keys(filters).length === 0) return inOrder(rows, ranks);
    const left = filtered(asked, filters);
    return inOrder(
      left,
      left.map(({ index }) => ranks[index] ?? -1),
    ).map(({ original }) => original);
  };
};
