import '@skillcert/ui/radio-group.css';
import type { BankLine, OutputOf } from '@skillcert/api-client';
import { mayBeOwnLine } from '@skillcert/core';
import { Field, RadioGroup } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../../client/use-call-query.js';
import { ReasonDialog } from '../../../../../forms/reason-dialog.js';
import { useWords } from '../../../../../messages/words-state.js';
import { useAmount } from '../../use-amount.js';
import { useNamed } from '../line-payees.js';
import type { BankLinesList, Suggestion } from '../use-bank-lines.js';
import { twiceWord } from './confirm-words.js';

interface TwiceDialogProps {
  readonly line: BankLine;
  /** The candidate whose fee was paid before. */
  readonly twice: Suggestion;
  readonly list: Pick<BankLinesList, 'giveBack' | 'link' | 'match'>;
  readonly onClose: () => void;
}

type OtherFees = OutputOf<'payment/fetchOtherFees'>['items'];

/** The uses of the money: it is the payment itself, goes back, or pays another fee. */
const useOptions = ({ amount_cents, currency }: BankLine, others: OtherFees, isOwn: boolean) => {
  const { t } = useWords();
  const amountOf = useAmount();
  const own = {
    value: 'own',
    label: t('payments.bank_by_hand_own'),
    hint: t('payments.bank_by_hand_own_hint'),
  };
  return [
    ...(isOwn ? [own] : []),
    {
      value: 'refund',
      label: t('payments.surplus_refund'),
      hint: t('payments.surplus_refund_hint', { difference: amountOf(amount_cents, currency) }),
    },
    ...others.map((each) => ({
      value: String(each.enrolment_id),
      label: t('payments.surplus_to', { class: each.class_name }),
      hint: t('payments.surplus_to_hint', {
        number: each.enrol_no,
        due: amountOf(each.due_cents, each.currency),
        left: amountOf(Math.max(0, each.due_cents - amount_cents), each.currency),
      }),
      disabled: amount_cents > each.due_cents || each.currency !== currency,
    })),
  ];
};

/**
 * Asks what becomes of the money of a fee that was paid before: it goes back, or to another fee of the candidate. Of a
 * fee that was confirmed by hand the line may be the payment itself.
 */
export function TwiceDialog({ line, twice, list, onClose }: TwiceDialogProps) {
  const { t } = useWords();
  const amountOf = useAmount();
  const named = useNamed();
  const { line_id, amount_cents, currency, paid_on: day } = line;
  const { class_id, enrolment_id, payment_id, enrol_no: number } = twice;
  const isOwn = payment_id !== null && mayBeOwnLine(line, twice);
  const [chosen, setChosen] = useState(isOwn ? 'own' : 'refund');
  const others = useCallQuery('payment/fetchOtherFees', { class_id, enrolment_id }).data?.items ?? [];
  const other = others.find((each) => String(each.enrolment_id) === chosen);
  const options = useOptions(line, others, isOwn);
  const amount = amountOf(amount_cents, currency);
  const name = named(twice);
  return (
    <ReasonDialog
      title={t(isOwn ? 'payments.bank_by_hand_named' : 'payments.bank_twice_named', { name })}
      confirm={t(twiceWord(chosen, { due_cents: other?.due_cents, amount_cents }))}
      description={t(isOwn ? 'payments.bank_by_hand_text' : 'payments.bank_twice_text', {
        name,
        amount,
        day,
      })}
      suggested={t(isOwn ? 'payments.bank_by_hand_reason' : 'payments.bank_twice_reason', {
        name,
        number,
      })}
      onClose={onClose}
      onGive={(reason) => {
        if (chosen === 'own' && payment_id !== null)
          return list.link(line_id, { class_id, payment_id, difference_reason: reason });
        if (!other)
          return list.giveBack(line_id, {
            class_id,
            enrolment_id,
            reason,
            ...(isOwn && { beside_hand: true }),
          });
        const enrolment_ids = [other.enrolment_id];
        return list.match(line_id, { class_id: other.class_id, enrolment_ids, difference_reason: reason });
      }}
    >
      <Field group label={t('payments.bank_twice_what')} required>
        <RadioGroup value={chosen} onValueChange={setChosen} options={options} />
      </Field>
    </ReasonDialog>
  );
}
