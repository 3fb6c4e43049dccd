import type { OutputOf } from '@skillcert/api-client';
import { Card, DataTable, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useSettledColumns } from './settled-columns.js';

/** What each month came to, the latest first. */
export function MonthTotals({
  settlement: { months, currency },
}: {
  readonly settlement: OutputOf<'payment/fetchSettlement'>;
}) {
  const { t } = useWords();
  return (
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
      />
    </Card>
  );
}
