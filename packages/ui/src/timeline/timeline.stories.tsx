import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSays } from '../testing/sample-words.js';
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
  parameters: { guide: { not: 'what is still to come: Steps. A long log to search: DataTable.' } },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    items: [{ id: '1', title: '审核通过', time: '2026-11-21 08:30', actor: '李审核', tone: 'success' }],
  },
};

export const OneEntry: Story = { args: { items: [{ id: '1', title: '新建', time: '2026-11-20' }] } };

export const EveryTone: Story = {
  tags: ['visual', 'one-language'],
  args: {
    items: [
      { id: '1', title: '查看', time: '2026-11-20 09:12', tone: 'neutral' },
      { id: '2', title: '提交报名', time: '2026-11-20 09:12', tone: 'accent' },
      { id: '3', title: '已通知考生', time: '2026-11-20 09:12', tone: 'info' },
      { id: '4', title: '审核通过', time: '2026-11-20 09:12', tone: 'success' },
      { id: '5', title: '退回修改', time: '2026-11-20 09:12', tone: 'warning' },
      { id: '6', title: '审核不通过', time: '2026-11-20 09:12', tone: 'danger' },
    ],
  },
};

export const TimesForMachines: Story = {
  args: { items: [{ id: '1', title: '提交报名', time: '昨天 9:12', dateTime: '2026-11-20T09:12' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleSays('昨天 9:12'))).toHaveAttribute('datetime', '2026-11-20T09:12');
  },
};

export const LongWordsOnAPhone: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Identificación-de-la-convocatoria-extraordinaria-2026',
        time: '2026-11-20',
        actor: 'a-very-long-address.of.somebody@consulting.example',
        description: '91310000MA1FL0000X91310000MA1FL0000X91310000MA1FL0000X',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '272px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(272);
  },
};
