import type { BankBatch } from '@skillcert/api-client';
import { Button, Card, type Column, DataTable } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { contentState } from '../../../../lists/content-state.js';
import { refusalText } from '../../../../lists/refusal-text.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { UndoBatchDialog } from './undo-batch-dialog.js';
import { batchesShown as limit, type SureLinesList } from './use-sure-lines.js';

const useBatchColumns = (): Column<BankBatch>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  return [
    {
      id: 'when',
      header: t('payments.bank_batches'),
      card: 'title',
      cell: ({ made_at, made_by }) => <TwoLines named first={minute(made_at)} second={made_by} />,
    },
    {
      id: 'lines',
      header: t('payments.bank_lines'),
      cell: ({ matched: count, matched_cents, standing, currency }) => (
        <TwoLines
          first={t('payments.bank_batch_lines', { count, amount: amount(matched_cents, currency) })}
          second={t('payments.bank_batch_standing', { count: standing })}
        />
      ),
    },
  ];
};

/** The lines that were confirmed together, by whom and when, on any device; what still stands is taken back. */
export function BankBatches({ sure }: { readonly sure: SureLinesList }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const columns = useBatchColumns();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<BankBatch>();
  const query = useCallQuery('payment/fetchBankBatches', { page, limit }, { keepLast: true });
  const { items = [], total = 0 } = query.data ?? {};
  const pager = usePager({ page, limit, total, setPage });
  if (query.data && total === 0) return null;
  return (
    <Card padding="none">
      <DataTable
        caption={t('payments.bank_batches')}
        columns={columns}
        rows={items}
        rowId={({ batch_id }) => String(batch_id)}
        rowLabel={({ made_at, made_by }) => `${minute(made_at)} ${made_by}`}
        rowActions={(batch) =>
          batch.standing > 0 && (
            <Button size="small" disabled={sure.running !== undefined} onClick={() => setAsked(batch)}>
              {t('payments.bank_batch_undo', { count: batch.standing })}
            </Button>
          )
        }
        state={contentState(query)}
        stateText={refusalText(query)}
        onRetry={() => query.refetch()}
        footer={pager}
      />
      {asked && (
        <UndoBatchDialog
          batch_id={asked.batch_id}
          count={asked.standing}
          list={sure}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
