import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { histogramBins } from '../chart/histogram-bins.js';
import { chartsArrived, sampleScores } from '../chart/sample-figures.js';
import { sampleSays } from '../testing/sample-words.js';
import { Histogram } from './histogram.js';

const meta = {
  title: 'Data/Histogram',
  component: Histogram,
  beforeEach: chartsArrived,
  args: {
    title: '理论成绩分布',
    description: '266 人，平均 76.4 分',
    bins: sampleScores,
    valueLabel: '人数',
    categoryLabel: '分数段',
    reference: { value: 60, label: '合格线 60' },
  },
  parameters: {
    guide: {
      not: 'categories rather than ranges of a number: BarChart.',
      keys: 'Tab reaches the drawing, Left and Right read its bars; the button shows them as a table.',
    },
  },
} satisfies Meta<typeof Histogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('理论成绩分布') });
    await waitFor(() => expect(plot.querySelectorAll('.sc-chart-mark')).toHaveLength(11));
    await expect(within(plot).getByText(sampleSays('合格线 60'))).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '75–80 41' })).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { reference: undefined } };

export const FromRawScores: Story = {
  args: {
    bins: histogramBins([12, 35, 48, 59, 60, 61, 66, 72, 78, 78, 81, 85, 90, 93, 100], {
      from: 0,
      to: 100,
      width: 10,
    }),
  },
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: sampleSays('理论成绩分布') });
    await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(within(plot).getByRole('status')).toHaveTextContent('95–100: 12');
  },
};

export const Empty: Story = { args: { bins: [], description: undefined } };
