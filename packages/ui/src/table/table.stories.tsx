import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCandidates } from '../data-table/sample-candidates.js';
import { sampleSays } from '../testing/sample-words.js';
import { Table } from './table.js';

const meta = {
  title: 'Lists/Table',
  component: Table<(typeof sampleCandidates)[number]>,
  args: {
    caption: '考生',
    rows: sampleCandidates,
    rowId: (row) => row.id,
    columns: [
      { id: 'name', label: '姓名', cell: (row) => row.name, heading: true },
      { id: 'level', label: '等级', cell: (row) => row.level },
      { id: 'applied_at', label: '报名时间', cell: (row) => row.applied_at, align: 'end', nowrap: true },
    ],
  },
  parameters: {
    guide: {
      not: 'sorting, paging, selection or more than some dozens of rows: DataTable. One record: Descriptions.',
      keys: 'Nothing of its own; one that scrolls sideways is reached by Tab.',
    },
  },
} satisfies Meta<typeof Table<(typeof sampleCandidates)[number]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: sampleSays('考生') })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '张晓明' })).toBeVisible();
  },
};

/** A date is not torn apart, and a name breaks between its words. */
export const KeepsWhatIsShortOnOneLine: Story = {
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('rowheader');
    const [date] = canvas.getAllByRole('cell', { name: sampleCandidates[0]?.applied_at });
    await expect(name).toHaveStyle({ wordBreak: 'keep-all' });
    await expect(date).toHaveStyle({ whiteSpace: 'nowrap' });
  },
};

export const Playground: Story = {};
