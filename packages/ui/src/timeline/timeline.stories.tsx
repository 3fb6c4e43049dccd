import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.js';

const meta = {
  title: 'Content/Timeline',
  component: Timeline,
  args: {
    items: [
      { id: '1', title: '提交报名', time: '2026-11-20 09:12', actor: '张晓明', tone: 'accent' },
      {
        id: '2',
        title: '退回修改',
        time: '2026-11-20 14:03',
        actor: '李审核',
        tone: 'warning',
        description: '照片不清晰，请重新上传。',
      },
      { id: '3', title: '重新提交', time: '2026-11-20 18:40', actor: '张晓明', tone: 'accent' },
      { id: '4', title: '审核通过', time: '2026-11-21 08:30', actor: '李审核', tone: 'success' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const OneEntry: Story = { args: { items: [{ id: '1', title: 'Created', time: '2026-11-20' }] } };
