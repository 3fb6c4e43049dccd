import { compactNumber } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { chartsArrived } from '../chart/sample-figures.js';
import { BarChart, Card, Field, Grid, Inline, Page, Select, Stack, Stat, Tabs } from '../index.js';
import { storySays } from '../testing/story-words.js';
import { ConsoleFrame } from './sample-frame.js';
import { officeMenu } from './sample-menus.js';
import { useSay } from './sample-say.js';
import { sampleSettledMonths, sampleTotals, settledFigures } from './sample-settlement.js';
import { ClassTotals, MonthTotals, UnitTotals, useAmount } from './sample-settlement-tables.js';
import { settlementWords } from './sample-settlement-words.js';

const totals = { class: <ClassTotals />, unit: <UnitTotals />, month: <MonthTotals /> };
const months = sampleSettledMonths.map(({ month }) => month);
const choices = months.toReversed().map((month) => ({ value: month, label: month }));

/** The first and the last month of the report. */
function PeriodFilter() {
  const t = useSay(settlementWords);
  const [from, setFrom] = useState<string>(sampleSettledMonths[0].month);
  const [to, setTo] = useState<string>(sampleSettledMonths[4].month);
  return (
    <Grid columns={4} gap="sm" fixed>
      <Field label={t('first_month')} required>
        <Select placeholder={null} value={from} onValueChange={setFrom} options={choices} />
      </Field>
      <Field label={t('last_month')} required>
        <Select placeholder={null} value={to} onValueChange={setTo} options={choices} />
      </Field>
    </Grid>
  );
}

function SettlementSummaryScreen() {
  const t = useSay(settlementWords);
  const amount = useAmount();
  const [view, setView] = useState('class');
  return (
    <ConsoleFrame menu={officeMenu} activeId="payment_summary" title={t('title')}>
      <Page title={t('title')} width="full">
        <PeriodFilter />
        <Stack gap="lg">
          <Card>
            <Inline gap="xl" align="start">
              {settledFigures.map((name) => (
                <Stat key={name} label={t(name)} value={amount(sampleTotals[name])} />
              ))}
            </Inline>
          </Card>
          <Card>
            <BarChart
              title={t('chart')}
              description={t('chart_text')}
              categories={months}
              categoryLabel={t('month')}
              layout="stacked"
              formatTick={(value) => compactNumber(value)}
              formatValue={(value) => amount(Math.round(value * 100))}
              series={(['programme', 'units'] as const).map((name) => ({
                id: name,
                label: t(name),
                values: sampleSettledMonths.map((month) => month[name] / 100),
              }))}
            />
          </Card>
          <Tabs
            label={t('views')}
            value={view}
            onValueChange={setView}
            items={(['class', 'unit', 'month'] as const).map((id) => ({
              id,
              label: t(`by_${id}`),
              ...(id === view && { content: totals[id] }),
            }))}
          />
        </Stack>
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
      what: 'What some months took in, gave back and pay out, by class, unit and month.',
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
    const plot = await canvas.findByRole('application', { name: storySays(settlementWords)('chart') });
    await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};
