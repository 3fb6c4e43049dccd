import type { InvoiceRow } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';

/** The common facts of rows in every list of invoices, and the button that opens one. */
export const useInvoiceListRow = <Row extends InvoiceRow>(open: (row: Row) => void) => {
  const { t } = useWords();
  return {
    area: 'invoices',
    rowId: ({ invoice_id }: Row) => String(invoice_id),
    rowLabel: ({ request_no }: Row) => request_no,
    rowActions: (row: Row) => (
      <Button
        size="small"
        aria-label={t('invoices.open_named', { request_no: row.request_no })}
        onClick={() => open(row)}
      >
        {t('invoices.open')}
      </Button>
    ),
  } as const;
};
