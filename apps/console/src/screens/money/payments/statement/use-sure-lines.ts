import type { BankLine, InputOf, OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useKeyed } from '../../../../client/use-keyed.js';

type Matched = OutputOf<'payment/matchSureBankLines'>;
type Undone = Omit<OutputOf<'payment/undoBankBatch'>, 'left' | 'last'>;

/** A line that was not confirmed, or not undone, with the reason. */
export type LineLeftOut = Matched['left_out'][number] | Undone['kept'][number];

/** The state of a batch so far. */
interface Batch {
  readonly batch_id: number;
  readonly matched: number;
  readonly matched_cents: number;
  /** Lines that were meant and stay open. */
  readonly left_out: readonly LineLeftOut[];
}

/** The batch after one more round. */
export const withRound = (soFar: Batch | undefined, done: Matched): Batch => ({
  batch_id: done.batch_id,
  matched: (soFar?.matched ?? 0) + done.matched,
  matched_cents: (soFar?.matched_cents ?? 0) + done.matched_cents,
  left_out: [...(soFar?.left_out ?? []), ...done.left_out],
});

type Round = Pick<InputOf<'payment/matchSureBankLines'>, 'line_ids' | 'after'>;

/** The rounds of chosen lines; without any, one that goes on with the next lines that are sure. */
const roundsOf = (line_ids: readonly number[] | undefined): readonly Round[] => {
  if (!line_ids) return [{}];
  const size = limits.bank_lines_round_max;
  const count = Math.ceil(line_ids.length / size);
  return Array.from({ length: count }, (_, n) => ({ line_ids: line_ids.slice(n * size, (n + 1) * size) }));
};

/** Confirms in rounds until nothing is left, and says whether any round was answered. */
const confirmAll = async (
  rounds: readonly Round[],
  confirm: (round: Round) => Promise<Matched | undefined>,
): Promise<boolean> => {
  const queue = [...rounds];
  let isAnswered = false;
  for (let round = queue.shift(); round; round = queue.shift()) {
    const done = await confirm(round);
    if (!done) return isAnswered;
    isAnswered = true;
    if (done.left > 0 && done.last !== null) queue.unshift({ ...round, after: done.last });
  }
  return isAnswered;
};

/** Takes a batch back in rounds; undefined where one is refused. */
const undoAll = async (
  send: (after: number | undefined) => Promise<OutputOf<'payment/undoBankBatch'> | undefined>,
): Promise<Undone | undefined> => {
  let soFar: Undone = { undone: 0, kept: [] };
  let after: number | undefined;
  for (let left = 1; left > 0; ) {
    const done = await send(after);
    if (!done) return undefined;
    ({ left, last: after } = done);
    soFar = { undone: soFar.undone + done.undone, kept: [...soFar.kept, ...done.kept] };
  }
  return soFar;
};

/** Confirms all lines that are sure, some at a time, or those that a person chose; takes all of it back together. */
export const useSureLines = () => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  /** The number of lines that the batch has in the end, while it runs. */
  const [running, setRunning] = useState<number>();
  const [batch, setBatch] = useState<Batch>();
  const [undone, setUndone] = useState<Undone>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['payment'] });

  /** Confirms so many lines, in the batch of those that were confirmed before. */
  const start = async (count: number, line_ids?: number[]) => {
    let soFar: Batch | undefined = batch && { ...batch, left_out: [] };
    setRunning((soFar?.matched ?? 0) + count);
    setUndone(undefined);
    const isDone = await confirmAll(roundsOf(line_ids), async (round) => {
      const input = { ...round, ...(soFar && { batch_id: soFar.batch_id }) };
      const done = await attempt(() => keyed((key) => call('payment/matchSureBankLines', input, { key })));
      if (!done) return undefined;
      soFar = withRound(soFar, done);
      setBatch(soFar);
      return done;
    });
    setRunning(undefined);
    await refresh();
    return isDone;
  };

  /** Takes back a batch, of these lines or of earlier ones, whoever confirmed it. */
  const undo = async (batch_id: number, reason: string) => {
    const all = await undoAll((after) => {
      const asked = { batch_id, reason, ...(after !== undefined && { after }) };
      return attempt(() => keyed((key) => call('payment/undoBankBatch', asked, { key })));
    });
    if (!all) {
      // Of its rounds, some may have been answered.
      await refresh();
      return false;
    }
    if (batch?.batch_id === batch_id) setBatch(undefined);
    setUndone(all);
    await refresh();
    return true;
  };

  return {
    running,
    batch,
    undone,
    confirm: (count: number) => start(count),
    /** Confirms these lines, whose payers are others than whom they name. */
    confirmThese: (lines: readonly BankLine[]) =>
      start(
        lines.length,
        lines.map(({ line_id }) => line_id),
      ),
    undo,
  };
};

/** The result of {@link useSureLines}. */
export type SureLinesList = ReturnType<typeof useSureLines>;
