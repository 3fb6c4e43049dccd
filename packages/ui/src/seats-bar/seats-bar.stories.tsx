import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.js';
import { SeatsBar } from './seats-bar.js';

const meta = {
  title: 'Content/SeatsBar',
  component: SeatsBar,
  args: { taken: 64, capacity: 100 },
  parameters: { guide: { not: 'work that advances: Progress. Which seats: SeatMap.' } },
} satisfies Meta<typeof SeatsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(/64.*100|100.*64/);
  },
};

export const Playground: Story = { args: { taken: 91 } };

export const FromEmptyToFull: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {[0, 40, 90, 100].map((taken) => (
        <SeatsBar key={taken} taken={taken} capacity={100} />
      ))}
    </Stack>
  ),
};
