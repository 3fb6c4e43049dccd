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
const widths = Object.fromEntries(columns.map(({ id, width }) => [id, width]));

function Ours({ rows }: { rows: readonly Person[] }) {
  const [view, setView] = useState<TableView>({ widths });
  return (
    <SkillcertProvider words={zh} language="zh" theme="light">
      <DataTable
        local
        caption="报名"
        columns={ourColumns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        view={view}
        onViewChange={setView}
        maxHeight={`${height}px`}
      />
    </SkillcertProvider>
  );
}

window.table = contestant({
  draw: (rows) => <Ours rows={rows} />,
  firstCell: '.sc-data-table-row > td',
  header: (title) =>
    [...document.querySelectorAll<HTMLElement>('th button')].find((node) => node.textContent === title) ??
    null,
  filter: '.sc-data-table-filters input',
  scroller: '.sc-data-table-scroll',
});
