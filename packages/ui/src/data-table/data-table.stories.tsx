import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusBadge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Pagination } from '../pagination/pagination.js';
import { sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { said } from '../testing/spoken.js';
import { DataTable } from './data-table.js';
import type { Column, DataTableProps, Sort } from './data-table-props.js';
import { type SampleCandidate, sampleCandidates } from './sample-candidates.js';

const columns: readonly Column<SampleCandidate>[] = [
  { id: 'name', header: '姓名', cell: (row) => row.name, sortable: true, card: 'title' },
  { id: 'phone', header: '手机号', cell: (row) => row.phone },
  { id: 'level', header: '等级', cell: (row) => row.level },
  { id: 'state', header: '状态', cell: (row) => <StatusBadge tone={row.tone}>{row.state}</StatusBadge> },
  { id: 'applied_at', header: '报名时间', cell: (row) => row.applied_at, sortable: true, align: 'end' },
];

function Demo(props: Partial<DataTableProps<SampleCandidate>>) {
  const t = useSampleWords();
  const [sort, setSort] = useState<Sort | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <Card padding="none">
      <DataTable
        caption={t('考生')}
        columns={useSampled(columns)}
        rows={useSampled(sampleCandidates)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={<Button size="small">{t('批量通过')}</Button>}
        rowActions={(row) => (
          <IconButton
            size="small"
            label={t('更多：{}', row.name)}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        )}
        footer={
          <Pagination
            page={1}
            limit={20}
            total={87}
            onPageChange={() => undefined}
            onLimitChange={() => undefined}
          />
        }
        {...props}
      />
    </Card>
  );
}

const meta = {
  title: 'Lists/DataTable',
  component: Demo,
  args: { onRowClick: fn() },
  parameters: {
    guide: {
      of: DataTable,
      not: 'a few rows to read: Table. Values to enter one after the other: ScoreGrid. Facts of one record: Descriptions.',
      keys: 'Tab goes through heads, boxes and row buttons; Enter sorts or opens, Space selects.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { visual: { width: 1100, height: 560 } };

export const Default: Story = { tags: ['visual'], parameters: wide };

export const Playground: Story = { args: { density: 'compact' } };

export const Sorts: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: sampleSays('姓名') });
    const button = canvas.getByRole('button', { name: sampleSays('姓名') });
    await expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(header).not.toHaveAttribute('aria-sort');
  },
};

export const SelectsRows: Story = {
  tags: ['visual'],
  parameters: wide,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: said().selectRow('张晓明') }));
    await expect(canvas.getByText(said().selectedCount(1))).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: said().selectAll });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText(said().selectedCount(6))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said().clearSelection }));
    await expect(canvas.queryByText(said().selectedCount(6))).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: said().selectRow('李思远') }));
  },
};

export const OpensARow: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^王雅琴/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('138****2049'));
    await expect(args.onRowClick).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('更多：{}', '王雅琴') }));
    await expect(args.onRowClick).toHaveBeenCalledTimes(2);
  },
};

export const SortsCardsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('combobox', { name: said().sortBy });
    await userEvent.selectOptions(order, 'applied_at desc');
    await expect(order).toHaveDisplayValue(said().sortDescending(sampleSays('报名时间')));
    await userEvent.click(canvas.getByRole('checkbox', { name: said().selectRow('李思远') }));
    await expect(canvas.getByText(said().selectedCount(1))).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = { args: { state: 'error', onRetry: fn() } };

export const Refused: Story = { args: { state: 'refused' } };
