import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../card/card.js';
import { Grid } from './grid.js';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: ['A', 'B', 'C', 'D'].map((name) => <Card key={name}>{name}</Card>) },
  parameters: { guide: { not: 'columns of different width: Split. Rows of data: Table.' } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'lg' } };

export const ThreeColumns: Story = { args: { columns: 3 } };

const columnsOf = (canvasElement: HTMLElement) => {
  const grid = canvasElement.querySelector('.sc-grid');
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
};

export const FourColumns: Story = {
  args: { columns: 4 },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(4);
  },
};

export const OneColumnOnAPhone: Story = {
  args: { columns: 4 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(columnsOf(canvasElement)).toBe(1));
  },
};

export const TwoColumnsOnAPhoneToo: Story = {
  args: { columns: 2, fixed: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(2);
  },
};
