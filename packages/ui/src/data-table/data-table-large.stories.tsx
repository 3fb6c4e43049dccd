import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.js';
import { sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { saidBy } from '../testing/spoken.js';
import { DataTable } from './data-table.js';
import type { DataTableProps, TableView } from './data-table-props.js';
import { dataTableWords } from './data-table-words.js';
import { registrationColumns, type SampleRegistration, sampleRegistrations } from './sample-registrations.js';

const tenThousand = sampleRegistrations(10_000);
// Every story is opened, measured and played many times over: a thousand rows show the same.
const aThousand = sampleRegistrations(1_000);

function Demo(props: Partial<DataTableProps<SampleRegistration>>) {
  const t = useSampleWords();
  const [view, setView] = useState<TableView>({});
  return (
    <Card padding="none">
      <DataTable
        caption={t('报名')}
        columns={useSampled(registrationColumns)}
        rows={useSampled(aThousand)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        local
        maxHeight="28rem"
        view={view}
        onViewChange={setView}
        {...props}
      />
    </Card>
  );
}

const meta = {
  title: 'Lists/DataTable/Large',
  component: Demo,
  parameters: {
    guide: {
      what: 'DataTable with thousands of rows: only those in sight are drawn.',
      of: DataTable,
      not: 'less than about two hundred rows: pages of DataTable are quicker to find one’s place in.',
      keys: 'As DataTable; rows that are not drawn yet come as Tab reaches them.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { density: 'compact' } };

export const TenThousandRows: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 1200, height: 560 } },
  args: { rows: tenThousand },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: sampleSays('报名') });
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '10002'));
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const region = canvas.getByRole('region', { name: sampleSays('报名') });
    const header = canvas.getByRole('columnheader', { name: sampleSays('姓名') });
    const top = header.getBoundingClientRect().top;
    await waitFor(() => {
      // The rows may still be growing to their height.
      region.scrollTop = region.scrollHeight;
      expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10002');
    });
    await expect(header.getBoundingClientRect().top).toBe(top);
    // The rows out of sight were skipped for the leap, and are drawn when the scroll rests.
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[3]?.getBoundingClientRect().bottom).toBeLessThan(
        header.getBoundingClientRect().bottom,
      ),
    );
    await waitFor(() => {
      region.scrollTop = 0;
      expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-rowindex', '3');
    });
  },
};

export const SortsThemAll: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: sampleSays('成绩') });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: sampleSays('成绩') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveTextContent('100'));
  },
};

export const FindsOneOfThem: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: saidBy(dataTableWords).filterBy(sampleSays('手机号')) }),
      '****0042',
    );
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(8));
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('0042');
  },
};

export const KeepsWhatHasTheFocus: Story = {
  args: {
    rowDetails: (row) => <p>{`${row.name} – ${row.unit}`}</p>,
    onRowClick: () => undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('cell');
    const open = canvasElement.querySelectorAll<HTMLElement>('.sc-data-table-open')[3];
    open?.focus();
    const region = canvas.getByRole('region', { name: sampleSays('报名') });
    await waitFor(() => {
      // The rows may still be growing to their height.
      region.scrollTop = 20_000;
      expect(canvas.getAllByRole('row')[4]).toHaveAttribute(
        'aria-rowindex',
        expect.stringMatching(/^[45]\d\d$/),
      );
    });
    await expect(open).toHaveFocus();
    // A row in the middle: rows beyond an edge may be removed while row heights are measured.
    const details = canvas.getAllByRole('button', {
      name: new RegExp(saidBy(dataTableWords).details('.+')),
    });
    await userEvent.click(details[Math.floor(details.length / 2)] ?? region);
    await expect(await canvas.findByText(/ – /)).toBeInTheDocument();
  },
};

export const OnAPhoneFiftyAtOnce: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: saidBy(dataTableWords).more(50) });
    const list = canvas.getByRole('list', { name: sampleSays('报名') });
    await expect(list.children).toHaveLength(50);
    await userEvent.click(more);
    await expect(list.children).toHaveLength(100);
  },
};
