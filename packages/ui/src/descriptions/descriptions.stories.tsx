import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from '../badge/badge.js';
import { sampleSays } from '../testing/sample-words.js';
import { Descriptions } from './descriptions.js';

const meta = {
  title: 'Content/Descriptions',
  component: Descriptions,
  args: {
    items: [
      { id: 'name', label: '姓名', value: '张晓明' },
      { id: 'phone', label: '手机号', value: '138****2046' },
      { id: 'state', label: '状态', value: <StatusBadge tone="warning">待审核</StatusBadge> },
      { id: 'invoice', label: '发票', value: null },
      { id: 'address', label: '工作单位', value: '上海市浦东新区张江高科技园区科苑路 88 号', wide: true },
    ],
  },
  parameters: { guide: { not: 'several records: Table. Values to change: a Form.' } },
} satisfies Meta<typeof Descriptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};

export const Playground: Story = { args: { columns: 3 } };

export const OneColumn: Story = { args: { columns: 1 } };

export const Rows: Story = { args: { layout: 'rows' } };

export const LongValuesOnAPhone: Story = {
  args: {
    layout: 'rows',
    items: [
      {
        id: 'mail',
        label: 'Correo electrónico de contacto',
        value: 'a-very-long-address.of.somebody@consulting.example',
      },
      { id: 'number', label: '统一社会信用代码', value: '91310000MA1FL0000X91310000MA1FL0000X' },
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
    const facts = canvas.getByText(sampleSays('统一社会信用代码')).closest('.sc-descriptions');
    await expect(facts?.scrollWidth).toBeLessThanOrEqual(272);
  },
};

/** Thirty rooms on a phone: they scroll in their place, by key too. */
export const ManyScroll: Story = {
  args: {
    layout: 'rows',
    scrollsAs: '第一考场',
    items: Array.from({ length: 30 }, (_, at) => ({
      id: String(at),
      label: at % 2 === 0 ? '第一考场' : '第二考场',
      value: '2026-11-21 09:00–10:30 · 2026-11-21 13:00–14:30',
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '342px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: sampleSays('第一考场') });
    await expect(region.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(region.scrollWidth).toBeLessThanOrEqual(342);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
