import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Descriptions } from '../descriptions/descriptions.js';
import { Table } from '../table/table.js';
import { Card } from './card.js';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    title: '2026 年第三期（上海）',
    description: 'Intermediate · 21 Nov – 30 Nov',
    children: (
      <Descriptions
        items={[
          { id: 'unit', label: 'Unit', value: '上海市科技创业协会' },
          { id: 'fee', label: 'Fee', value: '¥1,280.00' },
        ]}
      />
    ),
  },
  parameters: {
    guide: {
      not: 'every group of things: a Heading and a Stack set apart as well. A card inside a card.',
      keys: 'Nothing of its own; Tab goes through what it holds.',
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { padding: 'lg' } };

export const ActionsAndFooter: Story = {
  args: { actions: <Button size="small">Edit</Button>, footer: <Button variant="primary">Enter</Button> },
};

export const WithoutTitle: Story = { args: { title: undefined, description: undefined } };

export const HoldsATable: Story = {
  args: {
    padding: 'none',
    children: (
      <Table
        caption="Fees"
        rows={[{ id: 'a', unit: '上海市科技创业协会', fee: '¥1,280.00' }]}
        rowId={(row) => row.id}
        columns={[
          { id: 'unit', label: 'Unit', cell: (row) => row.unit, heading: true },
          { id: 'fee', label: 'Fee', cell: (row) => row.fee, align: 'end' },
        ]}
      />
    ),
  },
};

export const LongTitleOnAPhone: Story = {
  args: {
    ...ActionsAndFooter.args,
    title: 'Identificación-de-la-convocatoria-2026-III-de-Shanghái, segunda vuelta',
    level: 3,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '272px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading', { level: 3 }).closest('.sc-card');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(272);
  },
};
