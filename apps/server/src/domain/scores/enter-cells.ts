import type { InputOf, OutputOf } from '@skillcert/api-client/contract';
import { type ExamScore, enterScore } from '@skillcert/core';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import type { Hand } from '../foundation/access/one-hand/read-hand.js';
import { nextScoreStatus } from './next-score-status.js';
import type { KeptScore } from './read-kept-scores.js';
import type { ScoreStep } from './write-scores.js';

/** An entered score; null takes one's own first entry back. */
export type EnteredCell = InputOf<'score/saveScores'>['cells'][number];

type Answered = OutputOf<'score/saveScores'>['cells'][number];

/** A score without entries. */
export const emptyScore = ({
  enrolment_id,
  subject,
}: Pick<EnteredCell, 'enrolment_id' | 'subject'>): KeptScore => ({
  enrolment_id,
  subject,
  status: 'empty',
  first: null,
  second: null,
  score: null,
  decided_by: null,
  absent_by: null,
});

/** The person who enters, and those who do not count as a second person beside them. */
interface Enterer {
  readonly caller: StaffSession;
  readonly hand: Hand;
}

/** The effect of one entry on a score, or the reason why it changes nothing. */
export const entryStep = (
  kept: KeptScore,
  score: ExamScore | null,
  { caller: { user_id, roles }, hand }: Enterer,
): ScoreStep | 'unchanged' | 'settled' => {
  const event = enterScore(kept, { user_id, score });
  if (event === 'unchanged' || event === 'settled') return event;
  const first = kept.first?.user_id;
  const given = [
    ...(first === user_id ? ['own_entry'] : []),
    ...(hand.holds(first) ? [] : ['another_person']),
  ];
  const step = { state: kept.status, event, actors: roles, given };
  const status = nextScoreStatus(step, { hand, by: [first] });
  const entry = score === null ? null : { user_id, score };
  const isSecond = event === 'second_entry_same' || event === 'second_entry_differs';
  const to: KeptScore = {
    ...kept,
    status,
    first: isSecond ? kept.first : entry,
    second: isSecond ? entry : null,
    score: status === 'agreed' ? score : null,
  };
  return { from: kept.status, to, event, entered: score, reason: null };
};

/** The place of a score. */
export const placeOf = ({ enrolment_id, subject }: Pick<EnteredCell, 'enrolment_id' | 'subject'>): string =>
  `${enrolment_id}/${subject}`;

/**
 * The effects of a person's entries on scores, one after the other: the steps, and the outcome of each.
 * @throws a Refusal: another_person for a second entry by a person who does not count as a second one
 */
export const enterCells = (
  cells: readonly EnteredCell[],
  scores: readonly KeptScore[],
  enterer: Enterer,
): { readonly steps: readonly ScoreStep[]; readonly answers: Answered[] } => {
  const standing = new Map(scores.map((score) => [placeOf(score), score]));
  const steps: ScoreStep[] = [];
  const answers = cells.map((cell): Answered => {
    const { enrolment_id, subject } = cell;
    const kept = standing.get(placeOf(cell)) ?? emptyScore(cell);
    const step = entryStep(kept, cell.score, enterer);
    if (typeof step === 'string') return { enrolment_id, subject, status: kept.status, outcome: step };
    standing.set(placeOf(cell), step.to);
    steps.push(step);
    return { enrolment_id, subject, status: step.to.status, outcome: 'saved' };
  });
  return { steps, answers };
};
