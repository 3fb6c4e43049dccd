import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Descriptions } from '../descriptions/descriptions.js';
import { sampleSays } from '../testing/sample-words.js';
import { PrintSheet } from './print-sheet.js';

const meta = {
  title: 'Content/PrintSheet',
  component: PrintSheet,
  args: {
    before: '国家职业技能等级认定',
    title: '收据',
    number: 'TC26-0104-R00058',
    children: (
      <Descriptions
        items={[
          { id: 'payer', label: '付款人', value: '李晓明' },
          { id: 'amount', label: '金额', value: '¥680.00' },
          { id: 'words', label: '大写', value: '陆佰捌拾元整', wide: true },
        ]}
      />
    ),
  },
  parameters: { guide: { not: 'a page that is only read on a screen: Card.' } },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: sampleSays('收据') })).toBeVisible();
    await expect(canvas.getByText('TC26-0104-R00058')).toBeVisible();
  },
};

export const Playground: Story = { args: { before: undefined } };
