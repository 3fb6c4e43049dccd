import type { PaymentRow } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { toaster } from '../../../../client/toaster.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { RefusedDialog } from '../../../../lists/refused-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { isOfRefund, type ManyEvent } from './many-events.js';
import { type LeftOut, useDecideMany } from './use-decide-many.js';
import type { Many } from './use-many.js';

interface ManyDialogProps {
  readonly event: ManyEvent;
  readonly many: Many;
}

/** The total of the rows, each currency by itself. */
const useSum = (rows: readonly PaymentRow[], event: ManyEvent): string => {
  const amount = useAmount();
  const sums = new Map<string, number>();
  for (const { amount_cents, refund_cents, currency } of rows) {
    const cents = isOfRefund(event) ? (refund_cents ?? 0) : amount_cents;
    sums.set(currency, (sums.get(currency) ?? 0) + cents);
  }
  return [...sums].map(([currency, cents]) => amount(cents, currency)).join(' + ');
};

interface Told {
  readonly said: string;
  readonly leftOut: readonly LeftOut[];
}

/** Takes the decision; payments that it leaves out are listed in place of the question, which then stays open. */
const useTold = (event: ManyEvent, rows: readonly PaymentRow[], many: Many) => {
  const decide = useDecideMany(event, rows);
  const [told, setTold] = useState<Told>();
  const give = async (reason?: string): Promise<boolean> => {
    const outcome = await decide(reason);
    if (!outcome) return false;
    many.leave(outcome.done);
    if (outcome.leftOut.length > 0) setTold(outcome);
    else toaster.show({ tone: 'success', message: outcome.said });
    return outcome.leftOut.length === 0;
  };
  return { told, give };
};

/**
 * Asks before one decision about many: their number, their total, and the chosen ones that it does not concern. Tells
 * afterwards which ones were left out, and why.
 */
export function ManyDialog({ event, many }: ManyDialogProps) {
  const { t } = useWords();
  // Those that were there when it was asked: decided about, they are read again beneath it.
  const [rows] = useState(() => many.rowsFor(event));
  const { told, give } = useTold(event, rows, many);
  const sum = useSum(rows, event);
  const parts = isOfRefund(event) ? 0 : rows.filter(({ group_count }) => group_count !== null).length;
  const [rest] = useState(() => many.chosen.length - rows.length);
  const title = t(`payments.many.${event}`, { count: rows.length });
  const description = [
    t(`payments.many_text.${event}`, { amount: sum }),
    ...(parts > 0 ? [t('payments.many_parts', { count: parts })] : []),
    ...(rest > 0 ? [t('payments.many_rest', { count: rest })] : []),
  ].join(' ');
  if (told) {
    return (
      <RefusedDialog
        caption={t('payments.many_left_out', { count: told.leftOut.length })}
        named={t('payments.candidate')}
        said={told.said}
        rows={told.leftOut.map(({ row: { payment_id, name, enrol_no }, message }) => ({
          id: payment_id,
          name,
          detail: enrol_no,
          message,
        }))}
        onClose={many.stopAsking}
      />
    );
  }
  if (event === 'reject') {
    return (
      <ReasonDialog
        length="paragraph"
        title={title}
        description={description}
        tone="danger"
        onClose={many.stopAsking}
        onGive={give}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && many.stopAsking()}
      title={title}
      description={description}
      confirmLabel={title}
      onConfirm={() => give()}
    />
  );
}
