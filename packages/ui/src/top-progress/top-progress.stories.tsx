import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TopProgress } from './top-progress.js';

const meta = {
  title: 'Messages/TopProgress',
  component: TopProgress,
  parameters: { guide: { not: 'work of one part of a page: Spinner or Skeleton.' } },
} satisfies Meta<typeof TopProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { label: '正在打开页面' } };
