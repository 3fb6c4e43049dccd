import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BarChart } from '../bar-chart/bar-chart.js';
import { Card } from '../card/card.js';
import { DonutChart } from '../donut-chart/donut-chart.js';
import { Grid } from '../grid/grid.js';
import { Histogram } from '../histogram/histogram.js';
import { LineChart } from '../line-chart/line-chart.js';
import { useSampled, useSampleWords } from '../testing/sample-words.js';
import {
  asPercent,
  chartsArrived,
  sampleMonths,
  samplePassRates,
  samplePayments,
  sampleReviews,
  sampleScores,
} from './sample-figures.js';

/** The four charts together, as on a screen of statistics. */
function Statistics() {
  const t = useSampleWords();
  return (
    <Grid columns={2}>
      <Card>
        <BarChart
          title={t('资格审核结果')}
          categories={sampleMonths}
          series={useSampled(sampleReviews)}
          layout="stacked"
        />
      </Card>
      <Card>
        <LineChart
          title={t('合格率')}
          categories={sampleMonths}
          series={useSampled(samplePassRates)}
          formatValue={asPercent}
        />
      </Card>
      <Card>
        <Histogram
          title={t('理论成绩分布')}
          bins={sampleScores}
          reference={{ value: 60, label: t('合格线 60') }}
        />
      </Card>
      <Card>
        <DonutChart
          title={t('缴费方式')}
          slices={useSampled(samplePayments)}
          centre={{ value: '903', label: t('笔') }}
        />
      </Card>
    </Grid>
  );
}

const meta = {
  title: 'Data/Charts together',
  component: Statistics,
  beforeEach: chartsArrived,
  parameters: {
    guide: {
      what: 'The four kinds of chart as they stand on one page: one palette, one kind of legend, one download.',
      not: 'one chart: its own page says more.',
      keys: 'As each chart: the arrow keys read the values.',
    },
  },
} satisfies Meta<typeof Statistics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 1100, height: 860 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(4));
  },
};

export const Playground: Story = {};
