import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.js';
import { Heading } from '../heading/heading.js';
import { Text } from '../text/text.js';
import { Inline } from './inline.js';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: ['A', 'B', 'C', 'D'].map((name) => <Card key={name}>{name}</Card>) },
  parameters: { guide: { not: 'things below one another: Stack. Equal columns: Grid.' } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'lg' } };

export const Apart: Story = { args: { justify: 'between' } };

const topOf = (node: Element) => node.getBoundingClientRect().top;

export const WrapsWhenTheLineIsFull: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('D'))).toBeGreaterThan(topOf(canvas.getByText('A')));
  },
};

export const StaysOnOneLine: Story = {
  args: { wrap: false },
  decorators: WrapsWhenTheLineIsFull.decorators,
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('D'))).toBe(topOf(canvas.getByText('A')));
  },
};

export const OnOneBaseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Heading key="title" level={2}>
        2026
      </Heading>,
      <Text key="text" tone="muted">
        exam sessions
      </Text>,
    ],
  },
};
