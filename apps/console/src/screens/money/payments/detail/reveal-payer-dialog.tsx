import type { InputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';

interface RevealPayerDialogProps {
  /** The account: the payment's, or that of a refund of it. */
  readonly of: Omit<InputOf<'payment/revealPayer'>, 'reason'>;
  readonly onClose: () => void;
  readonly onRevealed: (account: string) => void;
}

/** Asks for the reason of a look at an account; the look is recorded with it. */
export function RevealPayerDialog({ of, onClose, onRevealed }: RevealPayerDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const reveal = async (reason: string) => {
    const data = await attempt(() => call('payment/revealPayer', { ...of, reason }));
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
