import type { BankLine } from '@skillcert/api-client';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { BankLinesList } from './use-bank-lines.js';

interface AsideDialogProps {
  readonly lines: readonly BankLine[];
  readonly list: BankLinesList;
  readonly onClose: () => void;
}

/** Asks for the reason why lines are no fee. */
export function AsideDialog({ lines, list, onClose }: AsideDialogProps) {
  const { t } = useWords();
  const [first, second] = lines;
  const only = second ? undefined : first;
  const likely = first?.looks_like ? t(`payments.bank_looks_reason.${first.looks_like}`) : '';
  return (
    <ReasonDialog
      title={
        only
          ? t('payments.bank_aside_named', { name: only.payer_name || t('payments.bank_nobody') })
          : t('payments.bank_aside')
      }
      description={t('payments.bank_aside_text')}
      suggested={likely}
      onClose={onClose}
      onGive={(reason) =>
        list.setAside(
          lines.map(({ line_id }) => line_id),
          reason,
        )
      }
    />
  );
}
