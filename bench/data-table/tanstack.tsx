import {
  type ColumnFiltersState,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type Row,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { contestant } from './contestant';
import { columns, compare, height, type Person, rowHeight } from './rows';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

interface Original {
  original: Person;
}

const definitions = columns.map(({ id, title, width }) => ({
  id,
  header: title,
  width,
  accessorFn: (row: Person) => row[id],
  sortFn: (a: Original, b: Original) => compare(id, a.original, b.original),
  filterFn: (row: Original, _: string, text: string) => row.original.phone.includes(text),
}));
const template = { display: 'grid', gridTemplateColumns: columns.map(({ width }) => `${width}px`).join(' ') };
const cell = { padding: '0 16px', lineHeight: `${rowHeight - 1}px`, borderBottom: '1px solid #ddd' };

interface BodyProps {
  rows: readonly Row<typeof features, Person>[];
}

/**
 * As both documentations show it: rows placed by transform in a box of the whole height, the virtualizer as low as
 * it can be.
 */
function Body({ rows }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('div') ?? null,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    <tbody ref={body} style={{ display: 'grid', position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return (
          row && (
            <tr
              key={row.id}
              style={{ ...template, position: 'absolute', transform: `translateY(${item.start}px)` }}
            >
              {row.getAllCells().map((each) => (
                <td key={each.id} style={cell}>
                  {String(each.getValue())}
                </td>
              ))}
            </tr>
          )
        );
      })}
    </tbody>
  );
}

function Plain({ rows }: { rows: readonly Person[] }) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const [columnFilters, setColumnFilters] = useState<ColumnFiltersState>([]);
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: (row) => row.id,
    sortDescFirst: false,
    state: { sorting, columnFilters },
    onSortingChange: setSorting,
    onColumnFiltersChange: setColumnFilters,
  });
  return (
    <div style={{ maxHeight: height, overflow: 'auto' }}>
      <input
        aria-label="手机号"
        value={String(columnFilters[0]?.value ?? '')}
        onChange={(event) => table.getColumn('phone')?.setFilterValue(event.currentTarget.value)}
      />
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, background: 'white', zIndex: 1 }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={template}>
              {group.headers.map((header) => (
                <th key={header.id} style={cell}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <Body rows={table.getRowModel().rows} />
      </table>
    </div>
  );
}

window.table = contestant({
  draw: (rows) => <Plain rows={rows} />,
  firstCell: 'tbody > tr > td',
  header: (title) =>
    [...document.querySelectorAll<HTMLElement>('th button')].find((node) => node.textContent === title) ??
    null,
  filter: 'input',
  scroller: 'div > div',
});
