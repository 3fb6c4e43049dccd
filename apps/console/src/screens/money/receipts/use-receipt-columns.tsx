import type { ReceiptRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../payments/use-amount.js';

/** The columns of the receipts. */
export const useReceiptColumns = (): readonly Column<ReceiptRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  return [
    {
      id: 'receipt_no',
      header: t('receipts.payer'),
      card: 'title',
      cell: ({ receipt_no, payer_name }) => (
        <TwoLines named truncate first={payer_name} second={receipt_no} />
      ),
    },
    {
      id: 'candidate',
      header: t('receipts.candidate'),
      cell: ({ name, enrol_no }) => <TwoLines truncate first={name} second={enrol_no} />,
    },
    {
      id: 'amount_cents',
      header: t('receipts.amount'),
      sortable: true,
      align: 'end',
      cell: ({ amount_cents, refunded_cents, is_void, currency }) => (
        <TwoLines
          first={amount(amount_cents, currency)}
          second={
            is_void
              ? t('receipts.void')
              : refunded_cents > 0 && t('receipts.refunded', { amount: amount(refunded_cents, currency) })
          }
        />
      ),
    },
    {
      id: 'issued_by',
      header: t('receipts.issued_by'),
      cell: ({ issued_by }) => <Text truncate>{issued_by ?? t('common.empty')}</Text>,
    },
    {
      id: 'issued_at',
      header: t('receipts.issued_at'),
      sortable: true,
      cell: ({ issued_at }) => <Text>{minute(issued_at)}</Text>,
    },
  ];
};
