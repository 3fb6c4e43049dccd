import type { BankLine } from '@skillcert/api-client';
import { mayBeOwnLine, mayBeShort } from '@skillcert/core';
import { Button, Inline, Stack, Tag, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { paidTogether } from './paid-together.js';
import { paidTwice } from './paid-twice.js';
import type { Suggestion } from './use-bank-lines.js';

interface LinePayeesProps {
  readonly line: BankLine;
  readonly onMatch: (suggestion: Suggestion) => void;
}

/** The name of a payment's candidate; for a group transfer the first of them, and their number. */
export const useNamed = () => {
  const { t } = useWords();
  return ({ name, count }: { readonly name: string; readonly count: number }) =>
    count > 1 ? t('payments.group_named', { name, count }) : name;
};

/** Whether it can be confirmed: it waits for money, and it is exactly this. */
export const fits = ({ standing, reasons }: Suggestion) =>
  (standing === 'declared' || standing === 'due') && reasons.includes('amount');

/**
 * Whether a person may take the line for it although the amount differs: a fee, or those of many, is due or declared.
 * Of many, less may be missing than one of them owes.
 */
export const mayDiffer = (line: Pick<BankLine, 'amount_cents'>, suggestion: Suggestion) => {
  const { standing, reasons, count, amount_cents } = suggestion;
  const isShortOfOne = mayBeShort({ due_cents: amount_cents / count }, amount_cents - line.amount_cents);
  return (standing === 'due' || standing === 'declared') && !reasons.includes('amount') && isShortOfOne;
};

/** The amount due, if it differs from the line. */
const useDifference = () => {
  const { t } = useWords();
  const amount = useAmount();
  return ({ amount_cents, currency }: BankLine, { amount_cents: due, reasons, standing }: Suggestion) => {
    if (reasons.includes('amount') || (standing !== 'due' && standing !== 'declared')) return undefined;
    const said = {
      due: amount(due, currency),
      difference: amount(Math.abs(amount_cents - due), currency),
    };
    return amount_cents > due ? t('payments.bank_more', said) : t('payments.bank_less', said);
  };
};

/** The payment that came already: how much, when, how and from whom. */
const usePaidBefore = () => {
  const { t } = useWords();
  const amount = useAmount();
  return ({ currency }: BankLine, { amount_cents, paid }: Suggestion) =>
    paid &&
    [amount(amount_cents, currency), paid.paid_on, t(`payments.method.${paid.method}`), paid.payer_name]
      .filter(Boolean)
      .join(' · ');
};

interface SuggestedPayeeProps extends LinePayeesProps {
  readonly suggestion: Suggestion;
}

/** One of those whom a line may be of, with what speaks for it. */
function SuggestedPayee({ line, suggestion, onMatch }: SuggestedPayeeProps) {
  const { t } = useWords();
  const named = useNamed();
  const differenceOf = useDifference();
  const paidBefore = usePaidBefore();
  const { standing, reasons } = suggestion;
  const together = paidTogether(line);
  const isGuess = !reasons.some((reason) => ['number', 'payer', 'candidate'].includes(reason));
  const difference = together ? undefined : differenceOf(line, suggestion);
  const before = paidBefore(line, suggestion);
  return (
    <Inline justify="between" gap="sm">
      <Stack gap="xs">
        <Text weight="medium">
          {named(suggestion)} · {suggestion.enrol_no}
        </Text>
        <Text size="sm" tone="muted">
          {suggestion.class_name}
        </Text>
        <Inline gap="xs">
          {isGuess && <Tag tone="warning" label={t('payments.bank_guess')} />}
          {!isGuess &&
            reasons.map((reason) => <Tag key={reason} label={t(`payments.bank_reason.${reason}`)} />)}
          <Tag
            tone={standing === 'paid' || standing === 'closed' ? 'warning' : 'neutral'}
            label={t(`payments.bank_standing.${standing}`)}
          />
        </Inline>
        {before && (
          <Text size="sm" tone="muted" tabular>
            {before}
          </Text>
        )}
        {difference && (
          <Text size="sm" tone="danger">
            {difference}
          </Text>
        )}
      </Stack>
      {line.suggestions.length > 1 && !together && (fits(suggestion) || mayDiffer(line, suggestion)) && (
        <Button
          size="small"
          aria-label={t('payments.bank_match_named', { name: named(suggestion) })}
          onClick={() => onMatch(suggestion)}
        >
          {t('payments.bank_match')}
        </Button>
      )}
    </Inline>
  );
}

interface MatchedPaymentProps {
  readonly line: BankLine;
  readonly payment: NonNullable<BankLine['payment']>;
}

/** The payment that a line was taken for, or is held for until the fee is whole. */
function MatchedPayment({ line, payment }: MatchedPaymentProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  const named = useNamed();
  const { name, enrol_no: number } = payment;
  const decided = { by: line.matched_by ?? '', time: line.matched_at ? minute(line.matched_at) : '' };
  const said =
    payment.payment_id === null
      ? t('payments.bank_held', { name, number, due: amount(payment.still_due_cents, line.currency) })
      : t(payment.is_returned ? 'payments.bank_returned' : 'payments.bank_is', {
          ...decided,
          name: named(payment),
          number,
        });
  return (
    <Stack gap="xs">
      <Text>{said}</Text>
      {line.split_from !== null && <Tag label={t('payments.bank_part')} />}
    </Stack>
  );
}

/** A line that may be one that is known already. */
function PerhapsKnown({ known }: { readonly known: NonNullable<BankLine['perhaps']> }) {
  const { t } = useWords();
  const { is_matched, paid_on, payer_name, note } = known;
  const other = { line: [paid_on, payer_name, note].filter(Boolean).join(' · ') };
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Tag tone="warning" label={t('payments.bank_perhaps')} />
      </Inline>
      <Text size="sm">
        {is_matched ? t('payments.bank_perhaps_matched', other) : t('payments.bank_perhaps_as', other)}
      </Text>
    </Stack>
  );
}

/**
 * The candidates of a line: its payment, the reason it was set aside, or suggestions. A single suggestion is confirmed
 * in the actions.
 */
export function LinePayees({ line, onMatch }: LinePayeesProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const named = useNamed();
  const { payment, suggestions } = line;
  const time = (moment: string | null) => (moment ? minute(moment) : '');
  if (payment) return <MatchedPayment line={line} payment={payment} />;
  if (line.aside_reason !== null)
    return (
      <Text>
        {t('payments.bank_aside_by', {
          by: line.aside_by ?? '',
          time: time(line.aside_at),
          reason: line.aside_reason,
        })}
      </Text>
    );
  if (line.perhaps) return <PerhapsKnown known={line.perhaps} />;
  if (line.looks_like)
    return (
      <Inline gap="xs">
        <Tag label={t(`payments.bank_looks.${line.looks_like}`)} />
      </Inline>
    );
  if (suggestions.length === 0) return <Text tone="muted">{t('payments.bank_no_suggestion')}</Text>;
  const twice = paidTwice(line);
  return (
    <Stack gap="sm">
      {twice && (
        <Text size="sm" tone={mayBeOwnLine(line, twice) ? 'warning' : 'danger'}>
          {t(mayBeOwnLine(line, twice) ? 'payments.bank_by_hand_said' : 'payments.bank_twice_said', {
            name: named(twice),
          })}
        </Text>
      )}
      {suggestions.map((suggestion) => (
        <SuggestedPayee
          key={`${suggestion.class_id}-${suggestion.enrolment_id}`}
          line={line}
          suggestion={suggestion}
          onMatch={onMatch}
        />
      ))}
    </Stack>
  );
}
