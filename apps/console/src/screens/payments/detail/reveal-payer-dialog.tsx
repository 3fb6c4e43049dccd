import type { PaymentDetail } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';

interface RevealPayerDialogProps {
  readonly detail: PaymentDetail;
  readonly onClose: () => void;
  readonly onRevealed: (account: string) => void;
}

/** Asks why somebody wants to see the payer’s account; the look is recorded with the reason. */
export function RevealPayerDialog({ detail, onClose, onRevealed }: RevealPayerDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id, payment_id } = detail;
  const reveal = async (reason: string) => {
    const data = await attempt(() => call('payment/revealPayer', { class_id, payment_id, reason }));
    if (!data) return false;
    onRevealed(data.payer_account);
    await queries.invalidateQueries({ queryKey: ['payment', 'fetchPaymentById'] });
    return true;
  };
  return (
    <ReasonDialog
      length="paragraph"
      title={t('payments.show_account')}
      description={t('payments.show_account_text')}
      tone="accent"
      onClose={onClose}
      onGive={reveal}
    />
  );
}
