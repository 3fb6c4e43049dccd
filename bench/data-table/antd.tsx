import { Table } from 'antd';
import { useState } from 'react';
import './antd.css';
import { contestant } from './contestant';
import { columns, compare, height, type Person, rowHeight } from './rows';

const antColumns = columns.map(({ id, title, width }) => ({
  key: id,
  dataIndex: id,
  title,
  width,
  ellipsis: true,
  sorter: (a: Person, b: Person) => compare(id, a, b),
}));
const headerHeight = rowHeight;

function Antd({ rows }: { rows: readonly Person[] }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="手机号" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Table<Person>
        virtual
        rowKey="id"
        columns={antColumns}
        dataSource={text ? rows.filter((row) => row.phone.includes(text)) : rows}
        pagination={false}
        showSorterTooltip={false}
        scroll={{ x: columns.reduce((sum, { width }) => sum + width, 0), y: height - headerHeight }}
      />
    </>
  );
}

window.table = contestant({
  draw: (rows) => <Antd rows={rows} />,
  firstCell: '.ant-table-row > .ant-table-cell',
  header: (title) =>
    [...document.querySelectorAll<HTMLElement>('th')].find((node) => node.textContent === title) ?? null,
  filter: 'input',
  scroller: '.ant-table-tbody-virtual-holder',
});
