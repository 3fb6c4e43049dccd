import type { PaymentDetail } from '@skillcert/api-client';
import { Card, DataTable, Pagination, Text } from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../../lists/two-lines.js';
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
  const [page, setPage] = useState(1);
  const { payments, amount_cents, declared_by } = group;
  const total = payments.length;
  const title = t('payments.group_part', { count: total, amount: amount(amount_cents, currency) });
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
        rows={payments.slice((page - 1) * shown, page * shown)}
        rowId={({ payment_id }) => String(payment_id)}
        rowLabel={({ name }) => name}
        footer={
          total > shown && <Pagination page={page} limit={shown} total={total} onPageChange={setPage} />
        }
      />
    </Card>
  );
}
