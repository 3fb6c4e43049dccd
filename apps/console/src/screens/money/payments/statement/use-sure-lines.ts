import type { BankLine, OutputOf } from '@skillcert/api-client';
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
  /** Lines that were meant and stay open; each round tries them again. */
  readonly left_out: readonly LineLeftOut[];
  /** The final number of the batch. */
  readonly of: number;
}

/** The batch after one more round, which tried again what was left out before: its answer about that holds. */
export const withRound = (soFar: Batch | undefined, done: Matched, of: number): Batch => ({
  batch_id: done.batch_id,
  matched: (soFar?.matched ?? 0) + done.matched,
  matched_cents: (soFar?.matched_cents ?? 0) + done.matched_cents,
  left_out: done.left_out,
  of,
});

/** Confirms in rounds until nothing is left, and says whether any round was answered. */
const confirmAll = async (
  soFar: Batch | undefined,
  of: number,
  {
    send,
    onRound,
  }: Record<'send', (soFar: Batch | undefined) => Promise<Matched | undefined>> &
    Record<'onRound', (batch: Batch) => void>,
): Promise<boolean> => {
  const done = await send(soFar);
  if (!done) return false;
  const batch = withRound(soFar, done, of);
  onRound(batch);
  // Lines that are left out every time must not be tried for ever.
  if (done.matched > 0 && done.left > 0) await confirmAll(batch, of, { send, onRound });
  return true;
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
  const [running, setRunning] = useState(false);
  const [batch, setBatch] = useState<Batch>();
  const [undone, setUndone] = useState<Undone>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['payment'] });

  /** Confirms so many lines, in the batch of those that were confirmed before. */
  const start = async (count: number, line_ids?: number[]) => {
    setRunning(true);
    setUndone(undefined);
    const before = batch && { ...batch, left_out: [] };
    const isDone = await confirmAll(before, (batch?.matched ?? 0) + count, {
      send: (soFar) => {
        const input = { ...(soFar && { batch_id: soFar.batch_id }), ...(line_ids && { line_ids }) };
        return attempt(() => keyed((key) => call('payment/matchSureBankLines', input, { key })));
      },
      onRound: setBatch,
    });
    setRunning(false);
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
