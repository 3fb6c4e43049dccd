import '@skillcert/ui/radio-group.css';
import type { BankLine } from '@skillcert/api-client';
import { Field, RadioGroup } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { Matched } from './use-bank-lines.js';

interface DifferenceDialogProps {
  readonly line: BankLine;
  /** The name of the line's person, and the amount due. */
  readonly name: string;
  readonly due_cents: number;
  /** One of them, whose other fees a surplus may go to. */
  readonly of: { readonly class_id: number; readonly enrolment_id: number };
  readonly onClose: () => void;
  readonly onGive: (taken: Pick<Matched, 'difference_reason' | 'surplus_to'>) => Promise<boolean>;
}

/** Shows the shortfall or surplus of a line, and asks for the reason to take it and the use of the difference. */
export function DifferenceDialog({ line, name, due_cents, of, onClose, onGive }: DifferenceDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const more = line.amount_cents - due_cents;
  const [chosen, setChosen] = useState('refund');
  const others = useCallQuery('payment/fetchOtherFees', of, { enabled: more > 0 }).data?.items ?? [];
  const other = others.find(({ enrolment_id }) => String(enrolment_id) === chosen);
  const difference = amount(Math.abs(more), line.currency);
  const said = { name, difference, day: line.paid_on, amount: amount(line.amount_cents, line.currency) };
  return (
    <ReasonDialog
      title={t(more > 0 ? 'payments.too_much' : 'payments.too_little', { difference })}
      confirm={t('payments.event.confirm')}
      description={t(more > 0 ? 'payments.bank_surplus_text' : 'payments.bank_rest_text', said)}
      onClose={onClose}
      onGive={(difference_reason) => {
        if (!other) return onGive({ difference_reason });
        const { class_id, enrolment_id } = other;
        return onGive({ difference_reason, surplus_to: { class_id, enrolment_id } });
      }}
    >
      {more > 0 && (
        <Field group label={t('payments.surplus')} required>
          <RadioGroup
            value={chosen}
            onValueChange={setChosen}
            options={[
              {
                value: 'refund',
                label: t('payments.surplus_refund'),
                hint: t('payments.surplus_refund_hint', { difference }),
              },
              ...others.map(({ class_name, enrol_no, enrolment_id, due_cents: due, currency }) => ({
                value: String(enrolment_id),
                label: t('payments.surplus_to', { class: class_name }),
                hint: t('payments.surplus_to_hint', {
                  number: enrol_no,
                  due: amount(due, currency),
                  left: amount(Math.max(0, due - more), currency),
                }),
                disabled: more > due,
              })),
            ]}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
