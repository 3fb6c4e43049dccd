import type { InvoiceStatus } from '@skillcert/core';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

const tones: Record<InvoiceStatus, Tone> = {
  requested: 'info',
  issuing: 'accent',
  issue_failed: 'danger',
  issued: 'success',
  rejected: 'neutral',
  red_requested: 'warning',
  red_issued: 'neutral',
};

/** The state of an invoice, in words and colour. */
export function InvoiceStatusBadge({ status }: { readonly status: InvoiceStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`invoices.status.${status}`)}</StatusBadge>;
}
