import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.js';
import { Stack } from './stack.js';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: ['A', 'B', 'C', 'D'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'lg' } };

export const Tight: Story = { args: { gap: 'xs' } };
