import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.js';
import { Spinner } from './spinner.js';

const meta = {
  title: 'Messages/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      not: 'a known amount: Progress. Content that is on its way: Skeleton. A button: it shows its own.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', label: 'Sending' } };

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </Inline>
  ),
};
