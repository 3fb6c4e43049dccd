import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../stack/stack.js';
import { Steps } from './steps.js';

const items = [
  { id: 'phone', label: '验证手机' },
  { id: 'identity', label: '身份信息' },
  { id: 'materials', label: '报名材料' },
  { id: 'done', label: '确认提交' },
];

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: { items, current: 'identity' },
  parameters: {
    guide: {
      not: 'views in any order: Tabs. Work that advances by itself: Progress.',
      keys: 'Tab reaches the steps that can be gone back to.',
    },
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines[1]).toHaveAttribute('aria-current', 'step');
    await expect(lines[0]).toHaveTextContent(/\(.+\)/);
  },
};

export const Playground: Story = { args: { current: 'materials' } };

export const EveryState: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack gap="lg">
      <Steps {...args} current="phone" />
      <Steps {...args} current="materials" />
      <Steps
        {...args}
        items={args.items.map((item) => ({ ...item, failed: item.id === 'identity' }))}
        current="identity"
      />
      <Steps {...args} current={null} />
    </Stack>
  ),
};

export const ManyOnAPhone: Story = {
  args: {
    items: [
      ...items,
      { id: 'pay', label: '缴纳费用' },
      { id: 'ticket', label: '领取准考证' },
      { id: 'exam', label: 'Presentarse al examen de la convocatoria' },
      { id: 'certificate', label: '领取证书' },
    ],
    current: 'exam',
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ width: '272px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await waitFor(() => expect(list.scrollWidth).toBeLessThanOrEqual(272));
  },
};
