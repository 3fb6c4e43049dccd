import type { PaymentRow } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';

/** The common facts of rows in every list of payments, and the button that opens one. */
export const usePaymentListRow = <Row extends PaymentRow>(open: (row: Row) => void) => {
  const { t } = useWords();
  return {
    area: 'payments',
    rowId: ({ payment_id }: Row) => String(payment_id),
    rowLabel: ({ name }: Row) => name,
    rowActions: (row: Row) => (
      <Button
        size="small"
        aria-label={t('payments.check_named', { name: row.name })}
        onClick={() => open(row)}
      >
        {t('payments.check')}
      </Button>
    ),
  } as const;
};
