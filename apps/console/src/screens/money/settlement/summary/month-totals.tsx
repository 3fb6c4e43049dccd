import type { OutputOf } from '@skillcert/api-client';
import { ButtonLink, Card, DataTable, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useSettledColumns } from './settled-columns.js';
import { TotalsBar } from './totals-bar.js';
import type { Summary } from './use-summary.js';

interface MonthTotalsProps {
  readonly summary: Summary;
  readonly settlement: OutputOf<'payment/fetchSettlement'>;
}

/** The totals of each month, the latest first; each leads to its classes. */
export function MonthTotals({ summary, settlement: { months, currency, statements } }: MonthTotalsProps) {
  const { t } = useWords();
  return (
    <Stack gap="sm">
      <TotalsBar summary={summary} by="month" isEmpty={statements.length === 0} />
      <Card padding="none">
        <DataTable
          caption={t('settlement.view.month')}
          rows={months.toReversed()}
          rowId={({ month }) => month}
          rowLabel={({ month }) => month}
          columns={[
            {
              id: 'month',
              header: t('settlement.month'),
              card: 'title',
              cell: ({ month }) => <Text weight="medium">{month}</Text>,
            },
            ...useSettledColumns(currency),
          ]}
          rowActions={({ month }) => (
            <ButtonLink
              size="small"
              aria-label={t('settlement.classes_named', { name: month })}
              to={summary.classesAt({ month })}
            >
              {t('settlement.classes')}
            </ButtonLink>
          )}
        />
      </Card>
    </Stack>
  );
}
