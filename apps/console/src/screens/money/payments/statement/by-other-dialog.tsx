import type { BankLine } from '@skillcert/api-client';
import { addCents } from '@skillcert/core';
import { ConfirmDialog, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { useNamed } from './line-payees.js';
import type { BankLinesList } from './use-bank-lines.js';
import type { SureLinesList } from './use-sure-lines.js';

interface ByOtherDialogProps {
  readonly lines: readonly BankLine[];
  readonly list: BankLinesList;
  readonly sure: SureLinesList;
  readonly onClose: () => void;
}

/** Asks before lines are confirmed that agree in number and amount only: it says of each who paid, and for whom. */
export function ByOtherDialog({ lines, list, sure, onClose }: ByOtherDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const named = useNamed();
  const sum = amount(addCents(...lines.map(({ amount_cents }) => amount_cents)), lines[0]?.currency ?? '');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payments.bank_by_other_title', { count: lines.length })}
      description={t('payments.bank_by_other_text', { amount: sum })}
      confirmLabel={t('payments.bank_sure_confirm', { count: lines.length })}
      onConfirm={async () => {
        const done = await sure.confirmByOther(lines);
        if (done) list.choose(new Set());
        return done;
      }}
    >
      <Stack gap="xs">
        {lines.map(({ line_id, payer_name, suggestions: [whom] }) => (
          <Text key={line_id}>
            {t('payments.bank_by_other_one', {
              payer: payer_name || t('payments.bank_nobody'),
              name: whom ? named(whom) : '',
              number: whom?.enrol_no ?? '',
            })}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
