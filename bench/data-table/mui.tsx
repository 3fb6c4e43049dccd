import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { contestant } from './contestant';
import { columns, compare, height, type Person, rowHeight } from './rows';

const gridColumns: readonly GridColDef<Person>[] = columns.map(({ id, title, width }) => ({
  field: id,
  headerName: title,
  width,
  sortComparator: (_a, _b, one, other) => compare(id, one.api.getRow(one.id), other.api.getRow(other.id)),
}));

function Mui({ rows }: { rows: readonly Person[] }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="手机号" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <div style={{ height }}>
        {/* The MIT edition pages by 100 rows; a server's pages are drawn as they come, here all 10,000 as one. */}
        <DataGrid
          rows={rows}
          columns={gridColumns}
          rowHeight={rowHeight}
          columnHeaderHeight={rowHeight}
          paginationMode="server"
          rowCount={rows.length}
          hideFooter
          disableColumnMenu
          disableRowSelectionOnClick
          filterModel={{ items: text ? [{ field: 'phone', operator: 'contains', value: text }] : [] }}
        />
      </div>
    </>
  );
}

window.table = contestant({
  draw: (rows) => <Mui rows={rows} />,
  firstCell: '.MuiDataGrid-row[data-rowindex="0"] > [data-field=id]',
  header: (title) =>
    [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeaderTitle')].find(
      (node) => node.textContent === title,
    ) ?? null,
  filter: 'input',
  scroller: '.MuiDataGrid-virtualScroller',
});
