import type { PaymentDetail } from '@skillcert/api-client';
import { Card, DataTable, Text } from '@skillcert/ui';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useSlice } from '../../../../lists/use-slice.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';

interface GroupCardProps {
  readonly group: NonNullable<PaymentDetail['group']>;
  readonly detail: Pick<PaymentDetail, 'currency' | 'method'>;
}

const shown = 5;

/** The group payment that this one is a part of, and its other candidates. */
export function GroupCard({ group, detail: { currency, method } }: GroupCardProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { payments, amount_cents, declared_by } = group;
  const slice = useSlice(payments, shown);
  const title = t('payments.group_part', { count: payments.length, amount: amount(amount_cents, currency) });
  const text = method === 'bank_transfer' ? 'payments.group_part_text' : 'payments.group_part_online';
  return (
    <Card title={title} description={t(text, { name: declared_by })} level={3}>
      <DataTable
        caption={title}
        density="compact"
        columns={[
          {
            id: 'name',
            header: t('payments.candidate'),
            card: 'title',
            cell: ({ name, enrol_no }) => <TwoLines truncate first={name} second={enrol_no} />,
          },
          {
            id: 'amount',
            header: t('payments.amount'),
            align: 'end',
            cell: (part) => <Text tabular>{amount(part.amount_cents, currency)}</Text>,
          },
        ]}
        rows={slice.rows}
        rowId={({ payment_id }) => String(payment_id)}
        rowLabel={({ name }) => name}
        footer={slice.pager}
      />
    </Card>
  );
}
