import type { BankLine, OutputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useKeyed } from '../../../client/use-keyed.js';

/** The state of a batch so far. */
interface Batch {
  readonly batch_id: number;
  readonly matched: number;
  readonly matched_cents: number;
  readonly left_out: number;
  /** The final number of the batch. */
  readonly of: number;
}

type Undone = Omit<OutputOf<'payment/undoBankBatch'>, 'left'>;

/** The batch after one more round. */
const withRound = (
  soFar: Batch | undefined,
  done: OutputOf<'payment/matchSureBankLines'>,
  of: number,
): Batch => ({
  batch_id: done.batch_id,
  matched: (soFar?.matched ?? 0) + done.matched,
  matched_cents: (soFar?.matched_cents ?? 0) + done.matched_cents,
  left_out: (soFar?.left_out ?? 0) + done.left_out,
  of,
});

/** Confirms all lines that are sure, some at a time, or those that a person chose; takes a batch back. */
export const useSureLines = () => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [running, setRunning] = useState(false);
  const [batch, setBatch] = useState<Batch>();
  const [undone, setUndone] = useState<Undone>();

  const confirm = async (of: number) => {
    setRunning(true);
    setUndone(undefined);
    let soFar = batch;
    const all = (batch?.matched ?? 0) + of;
    let isAnswered = false;
    for (let left = 1; left > 0; ) {
      const batch_id = soFar?.batch_id;
      const input = batch_id === undefined ? {} : { batch_id };
      const done = await attempt(() => keyed((key) => call('payment/matchSureBankLines', input, { key })));
      if (!done) break;
      // Lines that are left out every time must not be tried for ever.
      left = done.matched > 0 ? done.left : 0;
      isAnswered = true;
      soFar = withRound(soFar, done, all);
      setBatch(soFar);
    }
    setRunning(false);
    await queries.invalidateQueries({ queryKey: ['payment'] });
    return isAnswered;
  };

  /** Confirms these lines, whose payers are others than whom they name. */
  const confirmThese = async (lines: readonly BankLine[]) => {
    setRunning(true);
    setUndone(undefined);
    const line_ids = lines.map(({ line_id }) => line_id);
    // With what was confirmed before: all of it is undone together.
    const input = { line_ids, ...(batch && { batch_id: batch.batch_id }) };
    const done = await attempt(() => keyed((key) => call('payment/matchSureBankLines', input, { key })));
    if (done) setBatch(withRound(batch, done, (batch?.matched ?? 0) + line_ids.length));
    setRunning(false);
    await queries.invalidateQueries({ queryKey: ['payment'] });
    return done !== undefined;
  };

  const undo = async (reason: string) => {
    if (!batch) return false;
    const { batch_id } = batch;
    let soFar: Undone = { undone: 0, kept: 0 };
    for (let left = 1; left > 0; ) {
      const done = await attempt(() =>
        keyed((key) => call('payment/undoBankBatch', { batch_id, reason }, { key })),
      );
      if (!done) return false;
      left = done.left;
      soFar = { undone: soFar.undone + done.undone, kept: soFar.kept + done.kept };
    }
    setBatch(undefined);
    setUndone(soFar);
    await queries.invalidateQueries({ queryKey: ['payment'] });
    return true;
  };

  return { running, batch, undone, confirm, confirmThese, undo };
};

/** What {@link useSureLines} gives. */
export type SureLinesList = ReturnType<typeof useSureLines>;
