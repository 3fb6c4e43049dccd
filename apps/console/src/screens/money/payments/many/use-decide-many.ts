import type { PaymentRow } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useWords } from '../../../../messages/words-state.js';
import { isOfRefund, type ManyEvent } from './many-events.js';

/** A payment that was left out, and the reason in the server's words. */
export interface LeftOut {
  readonly row: PaymentRow;
  readonly message: string;
}

/** The result for the rows of one class. */
interface Answer {
  readonly done: readonly PaymentRow[];
  readonly leftOut: readonly LeftOut[];
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

/** The rows that an answer lists as done, and those that it left out; it names them by the id of what was decided. */
const answerOf = (
  rows: readonly PaymentRow[],
  idOf: (row: PaymentRow) => number | null,
  done: readonly number[],
  leftOut: ReadonlyMap<number, string>,
): Answer => ({
  done: rows.filter((row) => done.some((id) => id === idOf(row))),
  leftOut: rows.flatMap((row) => {
    const message = leftOut.get(idOf(row) ?? 0);
    return message === undefined ? [] : { row, message };
  }),
});

const decideIn = async (
  class_id: number,
  rows: readonly PaymentRow[],
  { event, reason, key }: Decision,
): Promise<Answer> => {
  if (isOfRefund(event)) {
    const refund_ids = rows.flatMap(({ refund_id }) => refund_id ?? []);
    const { done, left_out } = await call('payment/approveRefunds', { class_id, refund_ids, event }, { key });
    return answerOf(
      rows,
      ({ refund_id }) => refund_id,
      done.map(({ refund_id }) => refund_id),
      new Map(left_out.map(({ refund_id, message }) => [refund_id, message])),
    );
  }
  const payment_ids = rows.map(({ payment_id }) => payment_id);
  const asked = { class_id, payment_ids, event, reason };
  const { done, left_out } = await call('payment/checkPayments', asked, { key });
  return answerOf(
    rows,
    ({ payment_id }) => payment_id,
    done.map(({ payment_id }) => payment_id),
    new Map(left_out.map(({ payment_id, message }) => [payment_id, message])),
  );
};

interface Outcome {
  /** The number of those done, in words. */
  readonly said: string;
  readonly done: readonly PaymentRow[];
  readonly leftOut: readonly LeftOut[];
}

/** Takes one decision about many, a command for each of their classes; undefined if one of them is refused. */
export const useDecideMany = (event: ManyEvent, rows: readonly PaymentRow[]) => {
  const { t } = useWords();
  const queries = useQueryClient();
  // A repeated click is the same command: its completed parts answer as before.
  const [key] = useState(() => crypto.randomUUID());

  return async (reason?: string): Promise<Outcome | undefined> => {
    const answers = await attempt(async () => {
      const given: Answer[] = [];
      for (const [class_id, ofClass] of ofClasses(rows)) {
        given.push(await decideIn(class_id, ofClass, { event, reason, key: `${key}-${given.length}` }));
      }
      return given;
    });
    await Promise.all(['payment', 'class'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
    if (!answers) return undefined;
    const done = answers.flatMap((answer) => answer.done);
    return {
      said: t(`payments.many_said.${event}`, { count: done.length }),
      done,
      leftOut: answers.flatMap(({ leftOut }) => leftOut),
    };
  };
};
