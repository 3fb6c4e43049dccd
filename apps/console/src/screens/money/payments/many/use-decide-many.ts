import type { OutputOf, PaymentRow } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { isOfRefund, type ManyEvent } from './many-events.js';

type Why =
  | OutputOf<'payment/checkPayments'>['left_out'][number]['why']
  | OutputOf<'payment/approveRefunds'>['left_out'][number]['why'];

/** Why one is left out, the likeliest first. */
const reasons: readonly Why[] = [
  'another_person',
  'amount_differs',
  'invoice_live',
  'certificate_stands',
  'transition_refused',
  'not_found',
];

/** The result for the rows of one class. */
interface Answer {
  readonly done: readonly PaymentRow[];
  readonly whys: readonly Why[];
}

interface Decision {
  readonly event: ManyEvent;
  readonly reason: string | undefined;
  readonly key: string;
}

const ofClasses = (rows: readonly PaymentRow[]): readonly (readonly [number, readonly PaymentRow[]])[] => {
  const classes = new Map<number, PaymentRow[]>();
  for (const row of rows) classes.set(row.class_id, [...(classes.get(row.class_id) ?? []), row]);
  return [...classes];
};

const decideIn = async (
  class_id: number,
  rows: readonly PaymentRow[],
  { event, reason, key }: Decision,
): Promise<Answer> => {
  if (isOfRefund(event)) {
    const refund_ids = rows.flatMap(({ refund_id }) => refund_id ?? []);
    const answer = await call('payment/approveRefunds', { class_id, refund_ids, event }, { key });
    const done = new Set<number | null>(answer.done.map(({ refund_id }) => refund_id));
    return {
      done: rows.filter(({ refund_id }) => done.has(refund_id)),
      whys: answer.left_out.map(({ why }) => why),
    };
  }
  const payment_ids = rows.map(({ payment_id }) => payment_id);
  const answer = await call('payment/checkPayments', { class_id, payment_ids, event, reason }, { key });
  const done = new Set(answer.done.map(({ payment_id }) => payment_id));
  return {
    done: rows.filter(({ payment_id }) => done.has(payment_id)),
    whys: answer.left_out.map(({ why }) => why),
  };
};

/**
 * Takes one decision about many, a command for each of their classes, and reports the number done and the reasons
 * of the others.
 */
export const useDecideMany = (
  event: ManyEvent,
  rows: readonly PaymentRow[],
  onDone: (done: readonly PaymentRow[]) => void,
) => {
  const { t } = useWords();
  const queries = useQueryClient();
  // A repeated click is the same command: its completed parts answer as before.
  const [key] = useState(() => crypto.randomUUID());

  const tell = (answers: readonly Answer[]) => {
    const whys = answers.flatMap((answer) => answer.whys);
    const count = answers.reduce((sum, { done }) => sum + done.length, 0);
    const leftOut = reasons
      .map((why) => ({ why, count: whys.filter((each) => each === why).length }))
      .filter((each) => each.count > 0);
    toaster.show({
      tone: whys.length > 0 ? 'warning' : 'success',
      message: [
        t(`payments.many_said.${event}`, { count }),
        ...leftOut.map((each) => t(`payments.many_left_out.${each.why}`, { count: each.count })),
      ].join(' '),
    });
  };

  return async (reason?: string): Promise<boolean> => {
    const answers = await attempt(async () => {
      const given: Answer[] = [];
      for (const [class_id, ofClass] of ofClasses(rows)) {
        given.push(await decideIn(class_id, ofClass, { event, reason, key: `${key}-${given.length}` }));
      }
      return given;
    });
    await Promise.all(['payment', 'class'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
    if (!answers) return false;
    tell(answers);
    onDone(answers.flatMap(({ done }) => done));
    return true;
  };
};
