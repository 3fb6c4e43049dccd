import type { BankLine } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { AsideDialog } from './aside-dialog.js';
import { ByOtherDialog } from './by-other-dialog.js';
import { ChoosePayeesDialog } from './choose-payees-dialog.js';
import { DifferenceDialog } from './difference-dialog.js';
import { mayDiffer, useNamed } from './line-payees.js';
import type { BankLinesList, Suggestion } from './use-bank-lines.js';
import type { SureLinesList } from './use-sure-lines.js';

/** The action that a dialog asks about. */
export type LineStep =
  | { readonly kind: 'match'; readonly line: BankLine; readonly suggestion: Suggestion }
  | { readonly kind: 'together'; readonly line: BankLine; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'choose'; readonly line: BankLine }
  | { readonly kind: 'undo'; readonly line: BankLine }
  | { readonly kind: 'aside'; readonly lines: readonly BankLine[] }
  | { readonly kind: 'by_other'; readonly lines: readonly BankLine[] };

interface LineStepDialogProps {
  readonly step: LineStep;
  readonly list: BankLinesList;
  readonly sure: SureLinesList;
  readonly onClose: () => void;
}

/** Asks before a step is taken, for what it needs. */
export function LineStepDialog({ step, list, sure, onClose }: LineStepDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const named = useNamed();
  const sumOf = ({ amount_cents, currency }: BankLine) => amount(amount_cents, currency);
  if (step.kind === 'choose')
    return (
      <ChoosePayeesDialog
        line={step.line}
        onClose={onClose}
        onMatch={(matched) => list.match(step.line.line_id, matched)}
      />
    );
  if (step.kind === 'by_other')
    return <ByOtherDialog lines={step.lines} list={list} sure={sure} onClose={onClose} />;
  if (step.kind === 'aside') return <AsideDialog lines={step.lines} list={list} onClose={onClose} />;
  if (step.kind === 'undo') {
    const { line } = step;
    return (
      <ReasonDialog
        title={t('payments.bank_undo_named', { name: line.payment ? named(line.payment) : '' })}
        description={t('payments.bank_undo_text', { amount: sumOf(line) })}
        tone="danger"
        onClose={onClose}
        onGive={(reason) => list.undo(line.line_id, reason)}
      />
    );
  }
  if (step.kind === 'together') {
    const { line, suggestions } = step;
    const [first] = suggestions;
    const title = t('payments.bank_match_all', { count: suggestions.length });
    const said = {
      amount: sumOf(line),
      names: suggestions.map(named).join(t('common.list_comma')),
      day: line.paid_on,
    };
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={title}
        description={t('payments.bank_match_all_text', said)}
        confirmLabel={t('payments.event.confirm')}
        onConfirm={() =>
          list.match(line.line_id, {
            class_id: first?.class_id ?? 0,
            enrolment_ids: suggestions.map(({ enrolment_id }) => enrolment_id),
          })
        }
      />
    );
  }
  const { line, suggestion } = step;
  const { class_id, payment_id, enrolment_id } = suggestion;
  const said = { amount: sumOf(line), name: named(suggestion), day: line.paid_on };
  if (mayDiffer(suggestion)) {
    const order = payment_id === null ? { enrolment_ids: [enrolment_id] } : { payment_id };
    return (
      <DifferenceDialog
        line={line}
        name={named(suggestion)}
        due_cents={suggestion.amount_cents}
        of={{ class_id, enrolment_id }}
        onClose={onClose}
        onGive={(taken) => list.match(line.line_id, { class_id, ...order, ...taken })}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payments.bank_match')}
      description={
        payment_id === null ? t('payments.bank_book_text', said) : t('payments.bank_match_text', said)
      }
      confirmLabel={t('payments.event.confirm')}
      onConfirm={() =>
        list.match(
          line.line_id,
          payment_id === null ? { class_id, enrolment_ids: [enrolment_id] } : { class_id, payment_id },
        )
      }
    />
  );
}
