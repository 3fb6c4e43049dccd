import type { BankLine } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { AsideDialog } from './aside-dialog.js';
import { ByOtherDialog } from './by-other-dialog.js';
import { ChoosePayeesDialog } from './choose-payees-dialog.js';
import { DifferenceDialog } from './difference/difference-dialog.js';
import { GroupDifferenceDialog } from './difference/group-difference-dialog.js';
import { TwiceDialog } from './difference/twice-dialog.js';
import { mayDiffer, useNamed } from './line-payees.js';
import { matchOf } from './match-of.js';
import type { BankLinesList, Matched, Suggestion } from './use-bank-lines.js';
import type { SureLinesList } from './use-sure-lines.js';

/** The action that a dialog asks about. */
export type LineStep =
  | { readonly kind: 'match'; readonly line: BankLine; readonly suggestion: Suggestion }
  | { readonly kind: 'together'; readonly line: BankLine; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'choose'; readonly line: BankLine }
  | { readonly kind: 'twice'; readonly line: BankLine; readonly twice: Suggestion }
  | { readonly kind: 'undo'; readonly line: BankLine }
  | { readonly kind: 'aside'; readonly lines: readonly BankLine[] }
  | { readonly kind: 'by_other'; readonly lines: readonly BankLine[] };

interface LineStepDialogProps {
  readonly step: LineStep;
  readonly list: BankLinesList;
  readonly sure: SureLinesList;
  readonly onClose: () => void;
}

interface StepProps<Kind extends LineStep['kind']> extends Pick<LineStepDialogProps, 'list' | 'onClose'> {
  readonly step: Extract<LineStep, { kind: Kind }>;
}

/** The amount of a line and its day, as the dialogs say them. */
const useSaid = () => {
  const amount = useAmount();
  return ({ amount_cents, currency, paid_on }: BankLine) => ({
    amount: amount(amount_cents, currency),
    day: paid_on,
  });
};

/** The effect of an undo: on a payment, on one that goes back, or on a line alone. */
const undoText = ({ payment }: BankLine) => {
  if (payment?.by_hand) return 'payments.bank_undo_by_hand';
  return payment?.is_returned ? 'payments.bank_undo_returned' : 'payments.bank_undo_text';
};

function UndoDialog({ step: { line }, list, onClose }: StepProps<'undo'>) {
  const { t } = useWords();
  const named = useNamed();
  const said = useSaid();
  const tickets = line.payment?.tickets ?? 0;
  return (
    <ReasonDialog
      title={t('payments.bank_undo_named', { name: line.payment ? named(line.payment) : '' })}
      description={[
        t(undoText(line), said(line)),
        ...(line.parts > 0 ? [t('payments.bank_undo_parts', { count: line.parts })] : []),
        ...(tickets > 0 ? [t('payments.bank_undo_tickets', { count: tickets })] : []),
      ].join(' ')}
      tone="danger"
      onClose={onClose}
      onGive={(reason) => list.undo(line, reason)}
    />
  );
}

function TogetherDialog({ step: { line, suggestions }, list, onClose }: StepProps<'together'>) {
  const { t } = useWords();
  const named = useNamed();
  const said = useSaid();
  const matched = matchOf(suggestions);
  const names = suggestions.map(named).join(t('common.list_comma'));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payments.bank_match_all', { count: suggestions.length })}
      description={t('payments.bank_match_all_text', { ...said(line), names })}
      confirmLabel={t('payments.event.confirm')}
      onConfirm={() => matched && list.match(line.line_id, matched)}
    />
  );
}

function MatchDialog({ step: { line, suggestion }, list, onClose }: StepProps<'match'>) {
  const { t } = useWords();
  const named = useNamed();
  const saidOf = useSaid();
  const { class_id, payment_id, enrolment_id } = suggestion;
  const name = named(suggestion);
  const said = { ...saidOf(line), name };
  const order = payment_id === null ? { enrolment_ids: [enrolment_id] } : { payment_id };
  if (mayDiffer(line, suggestion)) {
    const asking = {
      ...{ line, name, onClose, due_cents: suggestion.amount_cents, of: { class_id, enrolment_id } },
      onGive: (taken: Partial<Matched>) => list.match(line.line_id, { class_id, ...order, ...taken }),
    };
    return payment_id !== null && suggestion.count > 1 ? (
      <GroupDifferenceDialog {...asking} payment_id={payment_id} />
    ) : (
      <DifferenceDialog {...asking} />
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
      onConfirm={() => list.match(line.line_id, { class_id, ...order })}
    />
  );
}

/** Asks before a step is taken, for what it needs. */
export function LineStepDialog({ step, list, sure, onClose }: LineStepDialogProps) {
  switch (step.kind) {
    case 'match':
      return <MatchDialog step={step} list={list} onClose={onClose} />;
    case 'together':
      return <TogetherDialog step={step} list={list} onClose={onClose} />;
    case 'undo':
      return <UndoDialog step={step} list={list} onClose={onClose} />;
    case 'aside':
      return <AsideDialog lines={step.lines} list={list} onClose={onClose} />;
    case 'twice':
      return <TwiceDialog line={step.line} twice={step.twice} list={list} onClose={onClose} />;
    case 'by_other':
      return <ByOtherDialog lines={step.lines} list={list} sure={sure} onClose={onClose} />;
    case 'choose':
      return (
        <ChoosePayeesDialog
          line={step.line}
          onClose={onClose}
          onMatch={(matched) => list.match(step.line.line_id, matched)}
        />
      );
    default:
      return step satisfies never;
  }
}
