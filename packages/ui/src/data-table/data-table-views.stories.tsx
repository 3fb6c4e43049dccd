import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { IconButton } from '../icon-button/icon-button.js';
import { sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { DataTable } from './data-table.js';
import type { DataTableProps, TableView } from './data-table-props.js';
import { dataTableWords } from './data-table-words.js';
import { registrationColumns, type SampleRegistration, sampleRegistrations } from './sample-registrations.js';

const few = sampleRegistrations(8);

function Demo({ view: first = {}, onViewChange, ...props }: Partial<DataTableProps<SampleRegistration>>) {
  const t = useSampleWords();
  const [view, setView] = useState<TableView>(first);
  return (
    <Card padding="none">
      <DataTable
        caption={t('报名')}
        columns={useSampled(registrationColumns)}
        rows={useSampled(few)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        view={view}
        onViewChange={(next) => {
          onViewChange?.(next);
          setView(next);
        }}
        {...props}
      />
    </Card>
  );
}

const meta = {
  title: 'Lists/DataTable/Views',
  component: Demo,
  args: { local: true, onViewChange: fn() },
  // The rows come when TanStack Table has been downloaded.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('columnheader');
  },
  parameters: {
    guide: {
      what: 'What people change in a DataTable: filters by column, widths, pinned columns, details, selection across pages.',
      of: DataTable,
      not: 'a list that everybody reads in one way: what is chosen here has to be learnt.',
      keys: 'The edge of a column takes the focus: Left and Right change its width. Filters are ordinary fields.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { visual: { width: 1200, height: 560 } };

export const Default: Story = {};

export const Playground: Story = { args: { view: { density: 'compact' } } };

export const FiltersByColumn: Story = {
  tags: ['visual'],
  parameters: wide,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', {
      name: saidBy(dataTableWords).filterBy(sampleSays('手机号')),
    });
    await userEvent.type(box, '00');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(10));
    await userEvent.type(box, 'nobody');
    await expect(await canvas.findByText(said().emptyTitle)).toBeVisible();
    await userEvent.clear(box);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: saidBy(dataTableWords).filterBy(sampleSays('等级')) }),
      sampleSays('四级/中级'),
    );
    const rows = canvas.getAllByRole('row').slice(2);
    for (const row of rows) await expect(within(row).getByText(sampleSays('四级/中级'))).toBeVisible();
  },
};

export const ResizesByKeyboard: Story = {
  play: async ({ canvas }) => {
    const edge = await canvas.findByRole('separator', {
      name: saidBy(dataTableWords).resize(sampleSays('城市')),
    });
    await expect(edge).toHaveAttribute('aria-valuenow', '128');
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(edge).toHaveAttribute('aria-valuenow', '144');
    await expect(canvas.getByRole('columnheader', { name: sampleSays('城市') }).offsetWidth).toBe(144);
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '72');
    await userEvent.keyboard('{Enter}');
    await expect(edge).toHaveAttribute('aria-valuenow', '128');
  },
};

export const ResizesByPointer: Story = {
  play: async ({ args, canvas }) => {
    const edge = await canvas.findByRole('separator', {
      name: saidBy(dataTableWords).resize(sampleSays('城市')),
    });
    const at = { pointerId: 1, clientY: 0 };
    // A pointer that this test makes up cannot be captured.
    edge.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(edge, { ...at, clientX: 500 });
    await fireEvent.pointerMove(edge, { ...at, clientX: 540 });
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: sampleSays('城市') }).offsetWidth).toBe(168),
    );
    await expect(args.onViewChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(edge, { ...at, clientX: 550 });
    await expect(args.onViewChange).toHaveBeenCalledOnce();
    await expect(args.onViewChange).toHaveBeenCalledWith({ widths: { city: 178 } });
  },
};

function MoreOf({ name }: { name: string }) {
  const t = useSampleWords();
  return <IconButton size="small" label={t('更多：{}', name)} icon={<Ellipsis aria-hidden="true" />} />;
}

export const PinsColumns: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 1000, height: 480 } },
  args: {
    view: { pins: { name: 'start', applied_at: 'end' }, widths: { phone: 300, level: 300 } },
    selection: new Set(['2']),
    onSelectionChange: fn(),
    rowActions: (row) => <MoreOf name={row.name} />,
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('columnheader', { name: sampleSays('姓名') });
    const date = canvas.getByRole('columnheader', { name: sampleSays('报名日期') });
    const before = [name.getBoundingClientRect().left, date.getBoundingClientRect().right];
    canvas.getByRole('region', { name: sampleSays('报名') }).scrollLeft = 120;
    await expect([name.getBoundingClientRect().left, date.getBoundingClientRect().right]).toEqual(before);
  },
};

export const HidesAndReorders: Story = {
  args: {
    view: {
      order: ['score', 'name'],
      shown: { phone: false, unit: false },
      sort: { id: 'score', direction: 'desc' },
    },
  },
  play: async ({ canvas }) => {
    const headers = await canvas.findAllByRole('columnheader');
    await expect(headers.map((each) => each.textContent)).toEqual([
      sampleSays('成绩'),
      sampleSays('姓名'),
      sampleSays('等级'),
      sampleSays('城市'),
      sampleSays('报名日期'),
    ]);
    await expect(headers[0]).toHaveAttribute('aria-sort', 'descending');
  },
};

export const UnfoldsDetails: Story = {
  args: { rowDetails: (row) => <p>{`${row.name} – ${row.unit}`}</p> },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', {
      name: new RegExp(saidBy(dataTableWords).details('.+')),
    });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/ – /)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/ – /)).toBeNull();
  },
};

const all = new Set(Array.from({ length: 87 }, (_, index) => String(index + 1)));
let answer = () => {};
const selectAll = fn(() => new Promise<void>((resolve) => (answer = resolve)));

function AcrossPages(props: Partial<DataTableProps<SampleRegistration>>) {
  const t = useSampleWords();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['1', '40', '41']));
  return (
    <Demo
      {...props}
      local={false}
      selection={selection}
      onSelectionChange={setSelection}
      total={87}
      onSelectAllMatching={async () => {
        await selectAll();
        setSelection(all);
      }}
      bulkActions={<Button size="small">{t('批量通过')}</Button>}
    />
  );
}

export const SelectsAcrossPages: Story = {
  tags: ['visual'],
  parameters: wide,
  render: (args) => <AcrossPages {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/3/);
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvas.getByRole('status'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/10/);
    await userEvent.click(canvas.getByRole('button', { name: /87/ }));
    await expect(selectAll).toHaveBeenCalled();
    // Until all are chosen nothing is done with those of the page alone.
    const bulk = canvas.getByText(sampleSays('批量通过')).closest('.sc-data-table-bulk');
    await expect(bulk).toHaveAttribute('inert');
    answer();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/87/));
    await expect(bulk).not.toHaveAttribute('inert');
    await expect(canvas.queryByRole('button', { name: /87/ })).toBeNull();
  },
};

export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(saidBy(dataTableWords).filter));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: saidBy(dataTableWords).filterBy(sampleSays('等级')) }),
      sampleSays('四级/中级'),
    );
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(8);
    await expect(
      canvas.getByRole('searchbox', { name: saidBy(dataTableWords).filterBy(sampleSays('姓名')) }),
    ).toBeVisible();
  },
};
