import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { chartsArrived } from '../chart/sample-figures.js';
import { BarChart, Button, Card, DonutChart, Grid, Page, Stat, Table, Text, useSkillcert } from '../index.js';
import { storySays, useStoryWords } from '../testing/story-words.js';
import { ConsoleFrame } from './sample-frame.js';

const words = {
  title: { zh: '缴费汇总', en: 'Payment summary', es: 'Resumen de pagos', ja: '支払い集計' },
  period: {
    zh: '2026 年 7 月至 11 月',
    en: 'July to November 2026',
    es: 'De julio a noviembre de 2026',
    ja: '2026年7月～11月',
  },
  exporting: { zh: '导出', en: 'Export', es: 'Exportar', ja: '書き出す' },
  received: { zh: '已收款', en: 'Received', es: 'Cobrado', ja: '入金済み' },
  due: { zh: '应付各单位', en: 'Due to units', es: 'A pagar a las entidades', ja: '各機関への支払額' },
  refunds: { zh: '退款', en: 'Refunds', es: 'Devoluciones', ja: '返金' },
  than: { zh: '比上期', en: 'on the period before', es: 'respecto al periodo anterior', ja: '前期比' },
  monthly: { zh: '每月收款', en: 'Received by month', es: 'Cobros por mes', ja: '月別の入金' },
  month: { zh: '月份', en: 'Month', es: 'Mes', ja: '月' },
  thousands: { zh: '千元', en: 'Thousand CNY', es: 'Miles de CNY', ja: '千人民元' },
  online: { zh: '网上支付', en: 'Online payment', es: 'Pago en línea', ja: 'オンライン決済' },
  transfer: { zh: '对公转账', en: 'Bank transfer', es: 'Transferencia', ja: '銀行振込' },
  ways: { zh: '缴费方式', en: 'Ways to pay', es: 'Formas de pago', ja: '支払い方法' },
  count: { zh: '笔数', en: 'Payments', es: 'Pagos', ja: '件数' },
  way: { zh: '方式', en: 'Way', es: 'Forma', ja: '方法' },
  payments: { zh: '笔', en: 'payments', es: 'pagos', ja: '件' },
  wechat: { zh: '微信支付', en: 'WeChat Pay', es: 'WeChat Pay', ja: 'WeChat Pay' },
  cash: { zh: '现场缴费', en: 'Cash at the desk', es: 'En efectivo', ja: '窓口払い' },
  units: { zh: '各单位', en: 'Units', es: 'Entidades', ja: '各機関' },
  unit: { zh: '推荐机构', en: 'Recommending institution', es: 'Institución proponente', ja: '推薦機関' },
  people: { zh: '人数', en: 'People', es: 'Personas', ja: '人数' },
  taken: { zh: '收款', en: 'Received', es: 'Cobrado', ja: '入金' },
  share: { zh: '应付', en: 'Due', es: 'A pagar', ja: '支払額' },
} as const;

const months = [7, 8, 9, 10, 11];

const units = [
  { id: 'a', name: '上海市科技创业协会', count: 312, amount: '¥56,160.00', share: '¥33,696.00' },
  { id: 'b', name: '江苏省技术市场协会', count: 268, amount: '¥48,240.00', share: '¥28,944.00' },
  { id: 'c', name: '浙江省科技咨询中心', count: 241, amount: '¥43,380.00', share: '¥26,028.00' },
];

function SettlementSummaryScreen() {
  const t = useStoryWords(words);
  const { language } = useSkillcert();
  const monthName = new Intl.DateTimeFormat(language, { month: 'short' });
  return (
    <ConsoleFrame activeId="payment" title={t('title')}>
      <Page
        title={t('title')}
        description={t('period')}
        actions={<Button onClick={fn()}>{t('exporting')}</Button>}
      >
        <Grid columns={3}>
          <Card>
            <Stat
              label={t('received')}
              value="¥147,780.00"
              delta={{ direction: 'up', amount: '12%', than: t('than'), tone: 'success' }}
            />
          </Card>
          <Card>
            <Stat label={t('due')} value="¥88,668.00" />
          </Card>
          <Card>
            <Stat
              label={t('refunds')}
              value="¥3,240.00"
              delta={{ direction: 'up', amount: '4%', than: t('than'), tone: 'danger' }}
            />
          </Card>
        </Grid>
        <Grid columns={2}>
          <Card>
            <BarChart
              title={t('monthly')}
              categories={months.map((month) => monthName.format(new Date(2026, month - 1)))}
              categoryLabel={t('month')}
              valueLabel={t('thousands')}
              layout="stacked"
              series={[
                { id: 'online', label: t('online'), values: [18, 22, 25, 31, 20] },
                { id: 'transfer', label: t('transfer'), values: [4, 6, 5, 9, 8] },
              ]}
            />
          </Card>
          <Card>
            <DonutChart
              title={t('ways')}
              valueLabel={t('count')}
              categoryLabel={t('way')}
              centre={{ value: '821', label: t('payments') }}
              slices={[
                { id: 'wechat', label: t('wechat'), value: 412 },
                { id: 'transfer', label: t('transfer'), value: 235 },
                { id: 'cash', label: t('cash'), value: 174 },
              ]}
            />
          </Card>
        </Grid>
        <Card padding="none">
          <Table
            caption={t('units')}
            rows={units}
            rowId={(row) => row.id}
            columns={[
              { id: 'name', label: t('unit'), cell: (row) => row.name },
              {
                id: 'count',
                label: t('people'),
                align: 'end',
                cell: (row) => <Text tabular>{row.count}</Text>,
              },
              {
                id: 'amount',
                label: t('taken'),
                align: 'end',
                cell: (row) => <Text tabular>{row.amount}</Text>,
              },
              {
                id: 'share',
                label: t('share'),
                align: 'end',
                cell: (row) => <Text tabular>{row.share}</Text>,
              },
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
    for (const name of (['monthly', 'ways'] as const).map(storySays(words))) {
      const plot = await canvas.findByRole('application', { name });
      await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull());
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};
