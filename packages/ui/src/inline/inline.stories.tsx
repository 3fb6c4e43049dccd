import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.js';
import { Inline } from './inline.js';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: ['A', 'B', 'C', 'D'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'lg' } };

export const Apart: Story = { args: { justify: 'between' } };
