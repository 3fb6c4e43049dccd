import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.js';
import { Stack } from './stack.js';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: ['A', 'B', 'C', 'D'].map((name) => <Card key={name}>{name}</Card>) },
  parameters: { guide: { not: 'things beside one another: Inline or Grid.' } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'lg' } };

export const Tight: Story = { args: { gap: 'xs' } };

export const AlignedToTheStart: Story = {
  args: { align: 'start' },
  play: async ({ canvas, canvasElement }) => {
    const whole = canvasElement.querySelector('.sc-stack')?.clientWidth ?? 0;
    await expect(canvas.getByText('A').clientWidth).toBeLessThan(whole / 2);
  },
};

export const EveryGap: Story = {
  render: ({ children }) => (
    <>
      {(['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const).map((gap) => (
        <Stack key={gap} gap={gap} data-testid={gap}>
          {children}
        </Stack>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const steps = ['none', 'xs', 'sm', 'md', 'lg', 'xl'].map((gap) => canvas.getByTestId(gap).clientHeight);
    await expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
  },
};
