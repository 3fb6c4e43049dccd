import type { InvoiceRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';
import { InvoiceStatusBadge } from '../invoice-status-badge.js';

/** The columns of the invoices. */
export const useInvoiceColumns = <Row extends InvoiceRow>(): readonly Column<Row>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  return [
    {
      id: 'title',
      header: t('invoices.title'),
      card: 'title',
      cell: ({ title, tax_no, title_type }) => (
        <TwoLines named truncate first={title} second={tax_no || t(`invoices.title_type_${title_type}`)} />
      ),
    },
    {
      id: 'status',
      header: t('invoices.state'),
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    {
      id: 'kind',
      header: t('invoices.kind'),
      cell: ({ kind }) => <Text truncate>{t(`invoices.kind_${kind}`)}</Text>,
    },
    {
      id: 'amount_cents',
      header: t('invoices.amount'),
      sortable: true,
      align: 'end',
      cell: ({ amount_cents, currency, payments }) => (
        <TwoLines
          first={amount(amount_cents, currency)}
          second={payments > 1 && t('invoices.payments', { count: payments })}
        />
      ),
    },
    {
      id: 'numbers',
      header: t('invoices.numbers'),
      cell: ({ request_no, invoice_no }) => <TwoLines truncate first={request_no} second={invoice_no} />,
    },
    {
      id: 'created_at',
      header: t('invoices.asked_at'),
      sortable: true,
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
  ];
};
