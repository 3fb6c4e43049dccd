import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chartsArrived, samplePayments } from '../chart/sample-figures.js';
import { sampleSays } from '../testing/sample-words.js';
import { DonutChart } from './donut-chart.js';

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  beforeEach: chartsArrived,
  args: {
    title: '缴费方式',
    slices: samplePayments,
    valueLabel: '笔数',
    categoryLabel: '方式',
    centre: { value: '903', label: '笔' },
    height: 'sm',
  },
  parameters: {
    guide: {
      not: 'more than about six parts, or parts of almost the same size: BarChart.',
      keys: 'Tab reaches the drawing, Left and Right read its parts; the button shows them as a table.',
    },
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('缴费方式') });
    await waitFor(() => expect(plot.querySelectorAll('.sc-chart-slice')).toHaveLength(4));
    await expect(canvas.getByRole('row', { name: `${sampleSays('微信支付')} 412 46%` })).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { height: 'md' } };

/** One slice goes all the way round; the others are in the legend and the table. */
export const OneSlice: Story = {
  args: { slices: samplePayments.map((slice, at) => (at === 0 ? slice : { ...slice, value: 0 })) },
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('缴费方式') });
    await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(within(plot).getByRole('status')).toHaveTextContent(`${sampleSays('对公转账')}: 174, 19%`);
    await expect(plot.querySelector('.sc-chart-tip')).toHaveTextContent(sampleSays('对公转账'));
  },
};

export const Empty: Story = { args: { slices: [] } };
