import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.js';
import { Grid } from './grid.js';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: ['A', 'B', 'C', 'D'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'lg' } };

export const ThreeColumns: Story = { args: { columns: 3 } };
