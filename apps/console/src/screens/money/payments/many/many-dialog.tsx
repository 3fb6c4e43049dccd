import type { PaymentRow } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { isOfRefund, type ManyEvent } from './many-events.js';
import { useDecideMany } from './use-decide-many.js';
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

/** Asks before one decision about many: their number, their total, and the chosen ones that it does not concern. */
export function ManyDialog({ event, many }: ManyDialogProps) {
  const { t } = useWords();
  // Those that were there when it was asked: decided about, they are read again beneath it.
  const [rows] = useState(() => many.rowsFor(event));
  const decide = useDecideMany(event, rows, many.leave);
  const sum = useSum(rows, event);
  const parts = isOfRefund(event) ? 0 : rows.filter(({ group_count }) => group_count !== null).length;
  const [rest] = useState(() => many.chosen.length - rows.length);
  const title = t(`payments.many.${event}`, { count: rows.length });
  const description = [
    t(`payments.many_text.${event}`, { amount: sum }),
    ...(parts > 0 ? [t('payments.many_parts', { count: parts })] : []),
    ...(rest > 0 ? [t('payments.many_rest', { count: rest })] : []),
  ].join(' ');
  if (event === 'reject') {
    return (
      <ReasonDialog
        length="paragraph"
        title={title}
        description={description}
        tone="danger"
        onClose={many.stopAsking}
        onGive={decide}
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
      onConfirm={() => decide()}
    />
  );
}
