import type { BankLine } from '@skillcert/api-client';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useNamed } from './line-payees.js';
import { paidTwice } from './paid-twice.js';
import type { BankLinesList } from './use-bank-lines.js';

interface AsideDialogProps {
  readonly lines: readonly BankLine[];
  readonly list: BankLinesList;
  readonly onClose: () => void;
}

/**
 * Asks for the reason why lines are no fee. For a fee that was paid before, it explains that the bank sends the
 * money back: no payment here holds it.
 */
export function AsideDialog({ lines, list, onClose }: AsideDialogProps) {
  const { t } = useWords();
  const named = useNamed();
  const [first, second] = lines;
  const only = second ? undefined : first;
  const twice = only && paidTwice(only);
  const likely = first?.looks_like ? t(`payments.bank_looks_reason.${first.looks_like}`) : '';
  return (
    <ReasonDialog
      title={
        only
          ? t('payments.bank_aside_named', { name: only.payer_name || t('payments.bank_nobody') })
          : t('payments.bank_aside')
      }
      description={
        twice ? t('payments.bank_twice_text', { name: named(twice) }) : t('payments.bank_aside_text')
      }
      suggested={
        twice ? t('payments.bank_twice_reason', { name: named(twice), number: twice.enrol_no }) : likely
      }
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
