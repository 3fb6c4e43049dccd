import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chartWords } from '../chart/chart-words.js';
import { chartsArrived, sampleMonths, sampleReviews, sampleUnits } from '../chart/sample-figures.js';
import { sampleSays } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { BarChart } from './bar-chart.js';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  beforeEach: chartsArrived,
  args: {
    title: '资格审核结果',
    description: '2026 年 4 月至 11 月，全部班次',
    categories: sampleMonths,
    categoryLabel: '月份',
    valueLabel: '人数',
    series: sampleReviews,
  },
  parameters: {
    guide: {
      not: 'change over a long time: LineChart. Parts of a whole: DonutChart. One figure: Stat.',
      keys: 'Tab reaches the drawing, the arrow keys read its values; the button shows them as a table.',
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('资格审核结果') });
    await waitFor(() => expect(plot.querySelectorAll('.sc-chart-mark')).toHaveLength(24));
    const table = canvas.getByRole('table', { name: sampleSays('资格审核结果') });
    await expect(within(table).getByRole('row', { name: '2026-09 246 47 10' })).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { height: 'sm', hideTitle: true } };

export const Stacked: Story = { tags: ['visual'], args: { layout: 'stacked' } };

export const Lying: Story = {
  tags: ['visual'],
  args: {
    title: '各推荐机构报名人数',
    description: undefined,
    direction: 'rows',
    categories: sampleUnits,
    categoryLabel: '推荐机构',
    series: [{ id: 'count', label: '人数', values: [312, 268, 241, 120, 86] }],
    reference: { value: 200, label: '目标 200' },
  },
};

export const LyingAndStacked: Story = {
  args: { direction: 'rows', layout: 'stacked', categories: sampleUnits },
};

export const BelowZero: Story = {
  args: {
    title: '与上一期相比',
    description: undefined,
    series: [{ id: 'change', label: '人数变化', values: [12, -8, 20, 35, -14, null, 9, -3] }],
  },
};

/** Eight inks, eight textures. */
export const EightSeries: Story = {
  tags: ['visual'],
  args: {
    title: '各地区报名人数',
    description: undefined,
    categories: ['第一季度', '第二季度'],
    series: ['上海', '江苏', '浙江', '安徽', '福建', '江西', '山东', '湖北'].map((label, at) => ({
      id: label,
      label,
      values: [120 - at * 9, 90 + at * 7],
    })),
  },
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('资格审核结果') });
    await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    const said = within(plot).getByRole('status');
    await expect(said).toHaveTextContent(`2026-04, ${sampleSays('审核通过')}: 124`);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(said).toHaveTextContent(`2026-05, ${sampleSays('退回修改')}: 42`);
    await userEvent.keyboard('{End}');
    await expect(said).toHaveTextContent(`2026-11, ${sampleSays('退回修改')}: 22`);
    await expect(plot.querySelectorAll('[data-active] ~ *, rect[data-active]').length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect(plot.querySelector('.sc-chart-tip')).toBeNull();
  },
};

export const ValuesUnderThePointer: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('资格审核结果') });
    await waitFor(() => expect(plot.querySelector('.sc-chart-mark')).not.toBeNull());
    const mark = plot.querySelectorAll('.sc-chart-mark')[1];
    const box = mark?.getBoundingClientRect() ?? new DOMRect();
    await userEvent.pointer({
      target: plot,
      coords: { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 },
    });
    await waitFor(() =>
      expect(plot.querySelector('.sc-chart-tip')).toHaveTextContent(
        new RegExp(`2026-04.*${sampleSays('退回修改')}31`),
      ),
    );
    await expect(within(plot).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AsTable: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saidBy(chartWords).showTable }));
    await expect(canvas.getByRole('table', { name: sampleSays('资格审核结果') })).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: sampleSays('月份') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: saidBy(chartWords).showChart })).toHaveFocus();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = {
  args: { categories: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said().emptyTitle)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** 320 px: every second name has room, nothing leaves the page. */
export const OnANarrowPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: '17rem' }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('资格审核结果') });
    await waitFor(() => expect(plot.querySelector('.sc-chart-mark')).not.toBeNull());
    const { left, right } = plot.getBoundingClientRect();
    for (const text of plot.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left - 1);
      await expect(box.right).toBeLessThanOrEqual(right + 1);
    }
  },
};
