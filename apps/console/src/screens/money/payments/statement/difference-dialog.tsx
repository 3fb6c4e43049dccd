import '@skillcert/ui/radio-group.css';
import type { BankLine } from '@skillcert/api-client';
import { Field, RadioGroup, Select } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { Matched } from './use-bank-lines.js';
import { mayBeShort, type Owing } from './who-is-short.js';

interface DifferenceDialogProps {
  readonly line: BankLine;
  /** The name of the line's person, and the amount due. */
  readonly name: string;
  readonly due_cents: number;
  /** One of them, whose other fees a surplus may go to. */
  readonly of: { readonly class_id: number; readonly enrolment_id: number };
  /** The people of the line; of several, one is left short by too small an amount. */
  readonly people?: readonly Owing[];
  /** Whether they were declared together: too small an amount closes that declaration. */
  readonly isDeclared?: boolean;
  readonly onClose: () => void;
  readonly onGive: (
    taken: Pick<Matched, 'difference_reason' | 'surplus_to' | 'short_id'>,
  ) => Promise<boolean>;
}

interface ShortPersonProps {
  readonly people: readonly Owing[];
  readonly missing_cents: number;
  readonly currency: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Asks which one of several people is left short, and says what that means. */
function ShortPerson({ people, missing_cents, currency, value, onChoose }: ShortPersonProps) {
  const { t } = useWords();
  const amount = useAmount();
  const chosen = people.find(({ enrolment_id }) => String(enrolment_id) === value);
  const held = amount((chosen?.due_cents ?? 0) - missing_cents, currency);
  return (
    <Field
      label={t('payments.bank_short')}
      hint={chosen && t('payments.bank_short_hint', { held, difference: amount(missing_cents, currency) })}
      required
    >
      <Select
        placeholder={null}
        value={value}
        onValueChange={onChoose}
        options={people.map(({ enrolment_id, name, enrol_no }) => ({
          value: String(enrolment_id),
          label: `${name} · ${enrol_no}`,
        }))}
      />
    </Field>
  );
}

/** Shows the shortfall or surplus of a line, and asks for the reason to take it and the use of the difference. */
export function DifferenceDialog(props: DifferenceDialogProps) {
  const { line, name, due_cents, of, people = [], isDeclared = false, onClose, onGive } = props;
  const { t } = useWords();
  const amount = useAmount();
  const more = line.amount_cents - due_cents;
  const [chosen, setChosen] = useState('refund');
  const others = useCallQuery('payment/fetchOtherFees', of, { enabled: more > 0 }).data?.items ?? [];
  const other = others.find(({ enrolment_id }) => String(enrolment_id) === chosen);
  const short = mayBeShort(people, -more);
  // The last one is left short unless another is chosen.
  const [shortChosen, setShort] = useState(String(short.at(-1)?.enrolment_id ?? ''));
  const isOfMany = people.length > 1;
  const difference = amount(Math.abs(more), line.currency);
  const said = { name, difference, day: line.paid_on, amount: amount(line.amount_cents, line.currency) };
  const text = () => {
    if (more > 0) return t('payments.bank_surplus_text', said);
    if (!isOfMany) return t('payments.bank_rest_text', said);
    return [
      t('payments.bank_short_text', { ...said, count: people.length }),
      ...(isDeclared ? [t('payments.bank_short_declared')] : []),
    ].join(' ');
  };
  return (
    <ReasonDialog
      title={t(more > 0 ? 'payments.too_much' : 'payments.too_little', { difference })}
      confirm={t('payments.event.confirm')}
      description={text()}
      onClose={onClose}
      onGive={(difference_reason) => {
        if (more < 0 && isOfMany) return onGive({ difference_reason, short_id: Number(shortChosen) });
        if (!other) return onGive({ difference_reason });
        const { class_id, enrolment_id } = other;
        return onGive({ difference_reason, surplus_to: { class_id, enrolment_id } });
      }}
    >
      {more < 0 && isOfMany && (
        <ShortPerson
          people={short}
          missing_cents={-more}
          currency={line.currency}
          value={shortChosen}
          onChoose={setShort}
        />
      )}
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
