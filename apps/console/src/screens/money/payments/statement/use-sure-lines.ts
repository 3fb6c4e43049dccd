import type { BankLine } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import {
  asListed,
  type Batch,
  type Chosen,
  confirmAll,
  type Round,
  roundsOf,
  seenBeside,
  type Undoing,
  type Undone,
  undoAll,
  withRound,
} from './sure-rounds.js';

/** The batches of a page: the last ones are those that somebody looks for. */
export const batchesShown = 3;

/**
 * The batch with the number of its lines that stand, which others may have undone; nothing once none does. While it
 * runs, its answers alone count.
 */
const useStanding = (batch: Batch | undefined, isRunning: boolean) => {
  const { data } = useCallQuery(
    'payment/fetchBankBatches',
    { page: 1, limit: batchesShown },
    { keepLast: true },
  );
  if (!batch) return undefined;
  const told = asListed(
    batch,
    isRunning ? undefined : data?.items.find(({ batch_id }) => batch_id === batch.batch_id),
  );
  return told.matched > 0 && told.standing === 0 ? undefined : told;
};

/** Takes batches back in rounds; the next attempt at one that stopped goes on there. */
const useTakingBack = (onEnd: (batch_id: number, isWhole: boolean) => Promise<void>) => {
  const keyed = useKeyed();
  const [undone, setUndone] = useState<Undone>();
  const stopped = useRef<Undoing & { readonly batch_id: number }>(undefined);
  const takeBack = async (batch_id: number, reason: string): Promise<Undoing> => {
    const before = stopped.current?.batch_id === batch_id ? stopped.current : undefined;
    const all = await undoAll({ soFar: before?.soFar, after: before?.after }, (after) => {
      const asked = { batch_id, reason, ...(after !== undefined && { after }) };
      return attempt(() => keyed('payment/undoBankBatch', asked));
    });
    // A second refusal in the same place begins anew: the lines that were left there may be gone.
    stopped.current = all.isWhole || before ? undefined : { ...all, batch_id };
    return all;
  };
  return {
    undone,
    /** Says no more what was undone, once something else begins. */
    clear: () => setUndone(undefined),
    /** Takes back a batch, of these lines or of earlier ones, also one that somebody else confirmed. */
    undo: async (batch_id: number, reason: string) => {
      setUndone(undefined);
      const { soFar, isWhole } = await takeBack(batch_id, reason);
      setUndone(soFar);
      await onEnd(batch_id, isWhole);
      return isWhole;
    },
    /** A batch that got more lines is taken back from its first one on. */
    forget: (batch_id: number) => {
      if (stopped.current?.batch_id === batch_id) stopped.current = undefined;
    },
  };
};

/** Confirms all lines that are sure, some at a time, or those that a person chose; takes all of it back together. */
export const useSureLines = () => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  /** The number of lines that the batch has in the end, while it runs. */
  const [running, setRunning] = useState<number>();
  const [made, setBatch] = useState<Batch & { readonly isByName: boolean }>();
  const batch = useStanding(made, running !== undefined);
  const lost = useRef<Round>(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: ['payment'] });
  const { undone, undo, clear, forget } = useTakingBack((batch_id, isWhole) => {
    if (isWhole && made?.batch_id === batch_id) setBatch(undefined);
    return refresh();
  });

  /**
   * Confirms so many lines, in the batch of those that were confirmed before; lines that agree by name alone have one
   * of their own, which is undone without the others.
   */
  const start = async (count: number, chosen?: Chosen) => {
    const isByName = chosen !== undefined && 'by_name' in chosen;
    // By its answers, not by the list: the answer of a lost round that is replayed counts it.
    let soFar: Batch | undefined =
      batch && made?.isByName === isByName ? { ...made, left_out: [] } : undefined;
    if (!soFar) setBatch(undefined);
    setRunning((soFar?.matched ?? 0) + count);
    clear();
    try {
      const all = await confirmAll(roundsOf(chosen, lost.current), async (round) => {
        const input = { ...round, ...(soFar && { batch_id: soFar.batch_id }) };
        const done = await attempt(() => keyed('payment/matchSureBankLines', input));
        if (!done) return undefined;
        soFar = withRound(soFar, done);
        const most = soFar.matched + done.left;
        setBatch({ ...soFar, isByName });
        // The replayed answer of a lost round counts lines that are sure no more.
        setRunning((of = 0) => Math.max(of, most));
        forget(soFar.batch_id);
        return done;
      });
      lost.current = all.lost;
      return all.isAnswered;
    } finally {
      setRunning(undefined);
      await refresh();
    }
  };

  return {
    ...{ running, batch, undone, undo },
    confirm: (count: number) => start(count),
    /** Confirms these lines, of which a person has seen who paid for whom. */
    confirmByOther: (lines: readonly BankLine[]) =>
      start(lines.length, { line_ids: lines.map(({ line_id }) => line_id) }),
    /** Confirms these lines for the first person beside each, whom somebody has seen. */
    confirmByName: (lines: readonly BankLine[]) => start(lines.length, { by_name: seenBeside(lines) }),
  };
};

/** The result of {@link useSureLines}. */
export type SureLinesList = ReturnType<typeof useSureLines>;
