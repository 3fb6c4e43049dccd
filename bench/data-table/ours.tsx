import { type Column, DataTable, SkillcertProvider, type TableView } from '@skillcert/ui';
import { zh } from '@skillcert/ui/locales/zh';
import '@skillcert/ui/styles.css';
import { useState } from 'react';
import { contestant } from './contestant';
import { columns, height, type Person } from './rows';

const ourColumns: readonly Column<Person>[] = columns.map(({ id, title }) => ({
  id,
  header: title,
  cell: (row) => row[id],
  sortable: true,
  ...(id === 'phone' && { filter: 'text' }),
}));
const idOf = (row: Person) => row.id;
const nameOf = (row: Person) => row.name;
const widths = Object.fromEntries(columns.map(({ id, width }) => [id, width]));

function Ours({ rows }: { rows: readonly Person[] }) {
  const [view, setView] = useState<TableView>({ widths });
  return (
    <DataTable
      local
      caption="报名"
      columns={ourColumns}
      rows={rows}
      rowId={idOf}
      rowLabel={nameOf}
      view={view}
      onViewChange={setView}
      maxHeight={`${height}px`}
    />
  );
}

window.table = contestant({
  draw: (rows) => (
    <SkillcertProvider words={zh} language="zh" theme="light">
      <Ours rows={rows} />
    </SkillcertProvider>
  ),
  firstCell: '.sc-data-table-row > td',
  header: (title) =>
    [...document.querySelectorAll<HTMLElement>('th button')].find((node) => node.textContent === title) ??
    null,
  filter: '.sc-data-table-filters input',
  scroller: '.sc-data-table-scroll',
});
