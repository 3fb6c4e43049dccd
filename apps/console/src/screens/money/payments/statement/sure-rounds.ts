import type { BankBatch, BankLine, InputOf, OutputOf } from '@skillcert/api-client';
import { limits, partsOf } from '@skillcert/core';

export type Matched = OutputOf<'payment/matchSureBankLines'>;
type UndoneRound = OutputOf<'payment/undoBankBatch'>;
export type Undone = Omit<UndoneRound, 'left' | 'last'>;

/** A line that was not confirmed, or not undone, with the reason. */
export type LineLeftOut = Matched['left_out'][number] | Undone['kept'][number];

/** The state of a batch so far. */
export interface Batch {
  readonly batch_id: number;
  readonly matched: number;
  readonly matched_cents: number;
  /** Lines that were meant and stay open. */
  readonly left_out: readonly LineLeftOut[];
}

/** The batch after one more round, which says anew of a line that an earlier one left out. */
export const withRound = (soFar: Batch | undefined, done: Matched): Batch => ({
  batch_id: done.batch_id,
  matched: (soFar?.matched ?? 0) + done.matched,
  matched_cents: (soFar?.matched_cents ?? 0) + done.matched_cents,
  left_out: [
    ...(soFar?.left_out ?? []).filter(({ line_id }) =>
      done.left_out.every((each) => each.line_id !== line_id),
    ),
    ...done.left_out,
  ],
});

/**
 * The batch as the server counts it: a round whose answer was lost, and whose key had ended when it was sent again,
 * confirmed lines of which no other round tells.
 */
export const asListed = (
  made: Batch,
  listed: Pick<BankBatch, 'matched' | 'matched_cents' | 'standing'> | undefined,
): Batch & Pick<BankBatch, 'standing'> => {
  const { matched, matched_cents } = listed && listed.matched > made.matched ? listed : made;
  return { ...made, matched, matched_cents, standing: listed?.standing ?? made.matched };
};

export type Round = Pick<InputOf<'payment/matchSureBankLines'>, 'line_ids' | 'by_name' | 'after'>;

/** Lines that a person chose, by the rule that they agree by. */
export type Chosen = Required<Pick<Round, 'line_ids'>> | Required<Pick<Round, 'by_name'>>;

/** Each line with the first person beside it. */
export const seenBeside = (
  lines: readonly Pick<BankLine, 'line_id' | 'suggestions'>[],
): Required<Round>['by_name'] =>
  lines.flatMap(({ line_id, suggestions: [whom] }) =>
    whom ? [{ line_id, enrolment_id: whom.enrolment_id }] : [],
  );

/**
 * The rounds of chosen lines. Without any, one that goes on with the next lines that are sure, after the one whose
 * answer was lost: sent again as it was, that is counted as well.
 */
export const roundsOf = (chosen: Chosen | undefined, lost?: Round): readonly Round[] => {
  if (!chosen) return lost?.after === undefined || lost.line_ids || lost.by_name ? [{}] : [lost, {}];
  const most = limits.bank_lines_round_max;
  return 'by_name' in chosen
    ? partsOf(chosen.by_name, most).map((part) => ({ by_name: [...part] }))
    : partsOf(chosen.line_ids, most).map((part) => ({ line_ids: [...part] }));
};

/** Confirms in rounds until nothing is left; says whether any was answered, and which one ended it without answer. */
export const confirmAll = async (
  rounds: readonly Round[],
  confirm: (round: Round) => Promise<Matched | undefined>,
): Promise<{ readonly isAnswered: boolean; readonly lost?: Round }> => {
  const queue = [...rounds];
  let isAnswered = false;
  for (let round = queue.shift(); round; round = queue.shift()) {
    const done = await confirm(round);
    if (!done) return { isAnswered, lost: round };
    isAnswered = true;
    if (done.left > 0 && done.last !== null) queue.unshift({ ...round, after: done.last });
  }
  return { isAnswered };
};

/** How far a batch is taken back. */
export interface Undoing {
  /** Undefined before any round was answered. */
  readonly soFar: Undone | undefined;
  /** The last line of the last round. */
  readonly after: number | undefined;
  readonly isWhole: boolean;
}

/** Takes a batch back in rounds, from where it stopped, until nothing is left or one has no answer. */
export const undoAll = async (
  from: Pick<Undoing, 'soFar' | 'after'>,
  send: (after: number | undefined) => Promise<UndoneRound | undefined>,
): Promise<Undoing> => {
  let { soFar, after } = from;
  for (let left = 1; left > 0; ) {
    const done = await send(after);
    if (!done) return { soFar, after, isWhole: false };
    ({ left, last: after } = done);
    soFar = { undone: (soFar?.undone ?? 0) + done.undone, kept: [...(soFar?.kept ?? []), ...done.kept] };
  }
  return { soFar, after, isWhole: true };
};
