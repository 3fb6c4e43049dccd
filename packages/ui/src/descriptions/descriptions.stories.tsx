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
