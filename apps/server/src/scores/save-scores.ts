import type { OutputOf } from '@skillcert/api-client/contract';
import { type ExamScore, type ExamSubject, enterScore } from '@skillcert/core';
import { appendAudit } from '../audit/append-audit.js';
import { byStaff } from '../class/by-staff.js';
import type { StaffSession } from '../http/calls/caller.js';
import { type Call, handle } from '../http/calls/handle.js';
import { refuseFields } from '../http/errors/refuse.js';
import { lockScoring } from './lock-scoring.js';
import { nextScoreStatus } from './next-score-status.js';
import { type KeptScore, type KeptScores, readKeptScores } from './read-kept-scores.js';
import { type ScoreStep, scoreEvents, writeScores } from './write-scores.js';

type Cell = Call<'score/saveScores'>['input']['cells'][number];
type Answered = OutputOf<'score/saveScores'>['cells'][number];

const refuseStrange = (
  cells: readonly Cell[],
  subjects: readonly ExamSubject[],
  { examined }: KeptScores,
): void => {
  for (const { enrolment_id, subject, score } of cells) {
    const found = subjects.find(({ id }) => id === subject);
    if (!found || !examined.has(enrolment_id)) throw refuseFields({ cells: 'not_offered' });
    if (typeof score === 'number' && score > found.full_points) throw refuseFields({ cells: 'too_big' });
  }
};

const emptyScore = ({ enrolment_id, subject }: Cell): KeptScore => ({
  enrolment_id,
  subject,
  status: 'empty',
  first: null,
  second: null,
  score: null,
  decided_by: null,
});

/** What one entry makes of a score; null where it changes nothing. */
const stepOf = (
  kept: KeptScore,
  score: ExamScore | null,
  { user_id, roles }: StaffSession,
): ScoreStep | 'unchanged' | 'settled' => {
  const event = enterScore(kept, { user_id, score });
  if (event === 'unchanged' || event === 'settled') return event;
  const given = [kept.first?.user_id === user_id ? 'own_entry' : 'another_person'];
  const status = nextScoreStatus({ state: kept.status, event, actors: roles, given });
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

const placeOf = ({ enrolment_id, subject }: Pick<Cell, 'enrolment_id' | 'subject'>) =>
  `${enrolment_id}/${subject}`;

/** What the entries make of the scores, one after the other. */
const enterAll = (cells: readonly Cell[], { scores }: KeptScores, caller: StaffSession) => {
  const standing = new Map(scores.map((score) => [placeOf(score), score]));
  const steps: ScoreStep[] = [];
  const answers = cells.map((cell): Answered => {
    const { enrolment_id, subject } = cell;
    const kept = standing.get(placeOf(cell)) ?? emptyScore(cell);
    const step = stepOf(kept, cell.score, caller);
    if (typeof step === 'string') return { enrolment_id, subject, status: kept.status, outcome: step };
    standing.set(placeOf(cell), step.to);
    steps.push(step);
    return { enrolment_id, subject, status: step.to.status, outcome: 'saved' };
  });
  return { steps, answers };
};

export const saveScores = handle('score/saveScores', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, cells } = input;
    const now = services.now();
    const subjects = await lockScoring(tx, class_id, services.exam);
    const kept = await readKeptScores(
      tx,
      class_id,
      cells.map(({ enrolment_id }) => enrolment_id),
    );
    refuseStrange(cells, subjects, kept);
    const { steps, answers } = enterAll(cells, kept, caller);
    if (steps.length > 0) {
      await writeScores(tx, { class_id, user_id: caller.user_id, now, steps });
      await appendAudit(tx, class_id, scoreEvents({ ...byStaff(caller, request), at: now }, steps));
    }
    return { cells: answers };
  }),
);
