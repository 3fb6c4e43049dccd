import '@skillcert/ui/chart.css';
import '@skillcert/ui/table.css';
import type { OutputOf } from '@skillcert/api-client';
import { compactNumber } from '@skillcert/core';
import { BarChart, Card } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';

/** The totals of the months, and the parts of the programme and of the units. */
export function MonthChart({
  settlement: { months, currency, statements },
}: {
  readonly settlement: OutputOf<'payment/fetchSettlement'>;
}) {
  const { t } = useWords();
  const amount = useAmount();
  // A search narrows the list of classes, not the months.
  const none = statements.length === 0;
  return (
    <Card>
      <BarChart
        title={t('settlement.chart')}
        description={t('settlement.chart_text')}
        categories={none ? [] : months.map(({ month }) => month)}
        categoryLabel={t('settlement.month')}
        layout="stacked"
        // Whole cents again: a bar is as high as its amount.
        formatTick={(value) => compactNumber(value)}
        formatValue={(value) => amount(Math.round(value * 100), currency)}
        series={(['programme', 'units'] as const).map((name) => ({
          id: name,
          label: t(`settlement.${name}`),
          values: months.map((month) => month[`${name}_cents`] / 100),
        }))}
        stateTitle={none ? t('settlement.empty') : undefined}
        stateText={none ? t('settlement.empty_text') : undefined}
      />
    </Card>
  );
}
