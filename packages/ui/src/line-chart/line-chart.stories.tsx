import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chartWords } from '../chart/chart-words.js';
import { asPercent, chartsArrived, sampleMonths, samplePassRates } from '../chart/sample-figures.js';
import { sampleSays } from '../testing/sample-words.js';
import { saidBy } from '../testing/spoken.js';
import { LineChart } from './line-chart.js';

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  beforeEach: chartsArrived,
  args: {
    title: '合格率',
    categories: sampleMonths,
    categoryLabel: '月份',
    series: samplePassRates,
    formatValue: asPercent,
  },
  parameters: {
    guide: {
      not: 'categories without an order: BarChart. Two or three values: Stat.',
      keys: 'Tab reaches the drawing; Left and Right go along a line, Up and Down change it; the button shows a table.',
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('合格率') });
    await waitFor(() => expect(plot.querySelectorAll('.sc-chart-line')).toHaveLength(3));
    await expect(canvas.getByRole('table', { name: sampleSays('合格率') })).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { height: 'lg', reference: { value: 0.6, label: '目标 60%' } } };

export const OneLine: Story = {
  tags: ['visual'],
  args: {
    title: '每日报名人数',
    categories: Array.from({ length: 30 }, (_, day) => `11-${String(day + 1).padStart(2, '0')}`),
    categoryLabel: '日期',
    valueLabel: '人数',
    formatValue: undefined,
    series: [
      {
        id: 'count',
        label: '人数',
        values: Array.from({ length: 30 }, (_, day) =>
          Math.round(40 + 25 * Math.sin(day / 4) + (day % 7) * 3),
        ),
      },
    ],
  },
};

/** A month without a value breaks the line, and the table marks it as missing. */
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('合格率') });
    await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(within(plot).getByRole('status')).toHaveTextContent(
      `2026-06, ${sampleSays('三级／高级工')}: ${saidBy(chartWords).noValue}`,
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(plot).getByRole('status')).toHaveTextContent(
      new RegExp(`2026-07, ${sampleSays('三级／高级工')}.*74\\s?%`),
    );
    await expect(plot.querySelector('.sc-chart-tip')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { series: [] } };
