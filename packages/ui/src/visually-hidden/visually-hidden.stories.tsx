import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.js';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only read out' },
  parameters: { guide: { not: 'words that help everybody: show them.' } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only read out').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = {};
