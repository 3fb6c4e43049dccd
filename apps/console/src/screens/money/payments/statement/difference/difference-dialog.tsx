import '@skillcert/ui/radio-group.css';
import type { BankLine, OutputOf } from '@skillcert/api-client';
import { mayBeShort } from '@skillcert/core';
import { Field, RadioGroup, Select } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../../client/use-call-query.js';
import { ReasonDialog } from '../../../../../forms/reason-dialog.js';
import { useWords } from '../../../../../messages/words-state.js';
import { useAmount } from '../../use-amount.js';
import type { Matched } from '../use-bank-lines.js';
import { takenWord } from './confirm-words.js';
import { surplusTargets } from './surplus-targets.js';

/** A person whom a line pays for. */
interface Owing {
  readonly enrolment_id: number;
  readonly name: string;
  readonly enrol_no: string;
  readonly due_cents: number;
}

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

/** The text about the difference of a line, before it is confirmed. */
const useText = ({ line, name, due_cents, people = [], isDeclared = false }: DifferenceDialogProps) => {
  const { t } = useWords();
  const amount = useAmount();
  const more = line.amount_cents - due_cents;
  const difference = amount(Math.abs(more), line.currency);
  const said = { name, difference, day: line.paid_on, amount: amount(line.amount_cents, line.currency) };
  if (more > 0) return t('payments.bank_surplus_text', said);
  if (people.length <= 1) return t('payments.bank_rest_text', said);
  const text = t('payments.bank_short_text', { ...said, count: people.length });
  return isDeclared ? `${text} ${t('payments.bank_short_declared')}` : text;
};

type OtherFees = OutputOf<'payment/fetchOtherFees'>['items'];

interface SurplusProps {
  readonly more_cents: number;
  readonly currency: string;
  readonly others: OtherFees;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Asks what becomes of too much: it is refunded, or goes to another fee. */
function Surplus({ more_cents, currency, others, value, onChoose }: SurplusProps) {
  const { t } = useWords();
  const amount = useAmount();
  return (
    <Field group label={t('payments.surplus')} required>
      <RadioGroup
        value={value}
        onValueChange={onChoose}
        options={[
          {
            value: 'refund',
            label: t('payments.surplus_refund'),
            hint: t('payments.surplus_refund_hint', { difference: amount(more_cents, currency) }),
          },
          ...others.map(({ class_name, enrol_no, enrolment_id, due_cents: due, currency: of }) => ({
            value: String(enrolment_id),
            label: t('payments.surplus_to', { class: class_name }),
            hint: t('payments.surplus_to_hint', {
              number: enrol_no,
              due: amount(due, of),
              left: amount(Math.max(0, due - more_cents), of),
            }),
            disabled: more_cents > due,
          })),
        ]}
      />
    </Field>
  );
}

/** Shows the shortfall or surplus of a line, and asks for the reason to take it and the use of the difference. */
export function DifferenceDialog(props: DifferenceDialogProps) {
  const { line, due_cents, of, people = [], onClose, onGive } = props;
  const { t } = useWords();
  const amount = useAmount();
  const text = useText(props);
  const more = line.amount_cents - due_cents;
  const [chosen, setChosen] = useState('refund');
  const fees = useCallQuery('payment/fetchOtherFees', of, { enabled: more > 0 }).data?.items ?? [];
  const others = surplusTargets(fees, line, people);
  const other = others.find(({ enrolment_id }) => String(enrolment_id) === chosen);
  const short = people.filter((person) => mayBeShort(person, -more));
  // The last one is left short unless another is chosen.
  const [shortChosen, setShort] = useState(String(short.at(-1)?.enrolment_id ?? ''));
  const asksShort = more < 0 && people.length > 1;
  const { currency } = line;
  const difference = amount(Math.abs(more), currency);
  return (
    <ReasonDialog
      title={t(more > 0 ? 'payments.too_much' : 'payments.too_little', { difference })}
      confirm={t(
        asksShort ? 'payments.event.confirm' : takenWord({ amount_cents: line.amount_cents, due_cents }),
      )}
      description={text}
      onClose={onClose}
      onGive={(difference_reason) => {
        if (asksShort) return onGive({ difference_reason, short_id: Number(shortChosen) });
        if (!other) return onGive({ difference_reason });
        const { class_id, enrolment_id } = other;
        return onGive({ difference_reason, surplus_to: { class_id, enrolment_id } });
      }}
    >
      {asksShort && (
        <ShortPerson
          people={short}
          missing_cents={-more}
          currency={currency}
          value={shortChosen}
          onChoose={setShort}
        />
      )}
      {more > 0 && (
        <Surplus more_cents={more} currency={currency} others={others} value={chosen} onChoose={setChosen} />
      )}
    </ReasonDialog>
  );
}
