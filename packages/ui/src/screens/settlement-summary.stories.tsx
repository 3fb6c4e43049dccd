import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { chartsArrived } from '../chart/sample-figures.js';
import { BarChart, Button, Card, DonutChart, Grid, Page, Stat, Table, Text } from '../index.js';
import { ConsoleFrame } from './sample-frame.js';

const units = [
  { id: 'a', name: '上海市科技创业协会', count: 312, amount: '¥56,160.00', share: '¥33,696.00' },
  { id: 'b', name: '江苏省技术市场协会', count: 268, amount: '¥48,240.00', share: '¥28,944.00' },
  { id: 'c', name: '浙江省科技咨询中心', count: 241, amount: '¥43,380.00', share: '¥26,028.00' },
];

function SettlementSummaryScreen() {
  return (
    <ConsoleFrame activeId="payment" title="结算汇总">
      <Page
        title="结算汇总"
        description="2026 年 7 月至 11 月"
        actions={<Button onClick={fn()}>导出</Button>}
      >
        <Grid columns={3}>
          <Card>
            <Stat
              label="已收款"
              value="¥147,780.00"
              delta={{ direction: 'up', amount: '12%', than: '比上期', tone: 'success' }}
            />
          </Card>
          <Card>
            <Stat label="应付各机构" value="¥88,668.00" />
          </Card>
          <Card>
            <Stat
              label="退款"
              value="¥3,240.00"
              delta={{ direction: 'up', amount: '4%', than: '比上期', tone: 'danger' }}
            />
          </Card>
        </Grid>
        <Grid columns={2}>
          <Card>
            <BarChart
              title="每月收款"
              categories={['7 月', '8 月', '9 月', '10 月', '11 月']}
              categoryLabel="月份"
              valueLabel="千元"
              layout="stacked"
              series={[
                { id: 'online', label: '网上支付', values: [18, 22, 25, 31, 20] },
                { id: 'transfer', label: '对公转账', values: [4, 6, 5, 9, 8] },
              ]}
            />
          </Card>
          <Card>
            <DonutChart
              title="缴费方式"
              valueLabel="笔数"
              categoryLabel="方式"
              centre={{ value: '821', label: '笔' }}
              slices={[
                { id: 'wechat', label: '微信支付', value: 412 },
                { id: 'transfer', label: '对公转账', value: 235 },
                { id: 'cash', label: '现场缴费', value: 174 },
              ]}
            />
          </Card>
        </Grid>
        <Card padding="none">
          <Table
            caption="各机构"
            rows={units}
            rowId={(row) => row.id}
            columns={[
              { id: 'name', label: '推荐机构', cell: (row) => row.name },
              { id: 'count', label: '人数', align: 'end', cell: (row) => <Text tabular>{row.count}</Text> },
              {
                id: 'amount',
                label: '收款',
                align: 'end',
                cell: (row) => <Text tabular>{row.amount}</Text>,
              },
              { id: 'share', label: '应付', align: 'end', cell: (row) => <Text tabular>{row.share}</Text> },
            ]}
          />
        </Card>
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Settlement summary',
  component: SettlementSummaryScreen,
  beforeEach: chartsArrived,
  parameters: {
    guide: {
      what: 'What a class took in, gave back and pays out.',
      not: 'a component: each has its own page.',
      keys: 'Buttons and tables in Tab order.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 1000 },
  },
} satisfies Meta<typeof SettlementSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const name of ['每月收款', '缴费方式']) {
      const plot = await canvas.findByRole('application', { name });
      await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull());
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};
