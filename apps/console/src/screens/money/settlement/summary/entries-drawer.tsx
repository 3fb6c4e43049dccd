import type { OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { type Column, DataTable, Drawer, Link, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { contentState } from '../../../../lists/content-state.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';

interface EntriesDrawerProps {
  readonly classId: number;
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
}

type Entry = OutputOf<'payment/fetchSettlementEntries'>['items'][number];

const useEntryColumns = (class_id: number, currency: string): readonly Column<Entry>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  return [
    {
      id: 'who',
      header: t('settlement.candidate'),
      card: 'title',
      cell: ({ name, enrol_no, payment_id }) => (
        <TwoLines
          truncate
          first={<Link to={`/payment/payment-lists?payment=${class_id}-${payment_id}`}>{name}</Link>}
          second={enrol_no}
        />
      ),
    },
    { id: 'time', header: t('settlement.time'), cell: ({ at }) => minute(at) },
    {
      id: 'kind',
      header: t('settlement.kind'),
      cell: ({ kind }) => t(`settlement.kind.${kind}`),
    },
    {
      id: 'amount',
      header: t('settlement.amount'),
      align: 'end',
      cell: ({ amount_cents }) => <Text tabular>{amount(amount_cents, currency)}</Text>,
    },
  ];
};

/** The entries of the ledger that the totals of a class are made of, each with its payment. */
export function EntriesDrawer({ classId: class_id, from, to, onClose }: EntriesDrawerProps) {
  const { t } = useWords();
  const amount = useAmount();
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(limits.page_size_default);
  const asked = { class_id, from, to, page, limit };
  const query = useCallQuery('payment/fetchSettlementEntries', asked, { keepLast: true });
  const { data } = query;
  const columns = useEntryColumns(class_id, data?.currency ?? '');
  const resize = (next: number) => {
    setLimit(next);
    setPage(1);
  };
  const pager = usePager({ page, limit, total: data?.total ?? 0, setPage, resize });
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={data?.class_name ?? t('settlement.entries')}
      description={t('settlement.period', { from, to })}
      state={data?.total === 0 ? 'empty' : contentState(query)}
      stateTitle={data?.total === 0 ? t('settlement.empty') : undefined}
      onRetry={() => query.refetch()}
    >
      {data && (
        <Stack>
          <Text as="p" weight="bold" tabular>
            {`${t('settlement.net')} ${amount(data.net_cents, data.currency)}`}
          </Text>
          <DataTable
            caption={t('settlement.entries_named', { name: data.class_name })}
            rows={data.items}
            rowId={({ entry_id }) => String(entry_id)}
            rowLabel={({ name }) => name}
            columns={columns}
            footer={pager}
          />
        </Stack>
      )}
    </Drawer>
  );
}
