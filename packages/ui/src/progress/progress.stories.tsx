import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.js';
import { Progress } from './progress.js';

const meta = {
  title: 'Messages/Progress',
  component: Progress,
  args: { value: 64, label: 'Import' },
  parameters: {
    guide: { not: 'an unknown length: Spinner. Places taken: SeatsBar. Steps of a flow: Steps.' },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '64');
  },
};

export const Playground: Story = { args: { value: 3, max: 10 } };

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Progress key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

/** More than all is all, and nothing of nothing is nothing. */
export const OutOfBounds: Story = {
  render: () => (
    <Stack>
      <Progress value={140} label="Too much" />
      <Progress value={-5} label="Too little" />
      <Progress value={0} max={0} label="Of nothing" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Too much' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Too little' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  },
};
