import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { sampleSays } from '../testing/sample-words.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      not: 'what failed: ErrorState. What is still on its way: Skeleton.',
      keys: 'Tab reaches its action.',
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: '还没有班次', description: '新建第一个班次。' } };

export const WithIconAndAction: Story = {
  tags: ['visual', 'one-language'],
  args: {
    icon: <Inbox aria-hidden="true" />,
    title: '还没有考生',
    description: '把报名链接发给考生，或从 Excel 导入。',
    action: <Button variant="primary">导入</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: sampleSays('导入') })).toBeVisible();
    await expect(canvas.getByText(sampleSays('还没有考生'))).toBeVisible();
  },
};
