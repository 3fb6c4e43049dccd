import {
  type ClassStatus,
  createSeededRandom,
  type ExamRules,
  type ExamScore,
  type ExamSubject,
  enterScore,
  type SeededRandom,
  subjectsOf,
} from '@skillcert/core';
import { figureOf } from '../../domain/foundation/standing/figure.js';
import { subjectEvent } from '../../domain/scores/subject-event.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import { amendmentRows } from './amendment-rows.js';
import { recheckRows } from './recheck-rows.js';

/** The rows of the scores of a class of the demo. */
export interface ScoreRows {
  readonly scores: NewRow<'score'>[];
  readonly entries: NewRow<'score_entry'>[];
  readonly amendments: NewRow<'score_amendment'>[];
  readonly rechecks: NewRow<'score_recheck'>[];
  readonly events: AuditEvent[];
}

interface Context {
  readonly enrolments: readonly Pick<NewRow<'enrolment'>, 'enrolment_id' | 'status'>[];
  readonly payments: readonly Pick<NewRow<'payment'>, 'enrolment_id' | 'status'>[];
  readonly class_id: number;
  readonly exam: ExamRules;
  /** The accounts that enter first and second, and the one that publishes. */
  readonly people: readonly [number, number, number];
  readonly now: Date;
}

/** How far the scores of a class are. */
type Stage = 'entering' | 'published' | 'final';

const day = 86_400_000;
const stages: { readonly [Status in ClassStatus]?: Stage } = {
  scoring: 'entering',
  publicity: 'published',
  certifying: 'final',
  finished: 'final',
  archived: 'final',
};

const drawScore = (random: SeededRandom, { full_points }: ExamSubject): ExamScore => {
  if (random.chance(0.03)) return 'absent';
  if (random.chance(0.01)) return 'violation';
  return Math.round((full_points * (random.between(42, 74) + random.between(0, 24))) / 100);
};

/**
 * The entries of a candidate in a subject. While scores are being entered, some entries of the first subject are
 * missing or differ, and most entries of the others are missing.
 */
const entriesOf = (score: ExamScore, stage: Stage, subject: number, person: number): readonly ExamScore[] => {
  if (stage !== 'entering') return [score, score];
  if (subject > 0) return person % 3 === 0 ? [score] : [];
  if (person % 17 === 5) return [score];
  return person % 23 === 3 && typeof score === 'number' ? [score, Math.max(0, score - 10)] : [score, score];
};

interface Entering extends Pick<Context, 'class_id' | 'people'> {
  readonly place: { readonly enrolment_id: number; readonly subject: string };
  readonly entries: readonly ExamScore[];
  readonly at: (days: number) => Date;
}

/** The ledger and the history of one score's entries. */
const enter = ({ class_id, people, place, entries, at }: Entering): Pick<ScoreRows, 'entries' | 'events'> => {
  const lines = entries.map((score, index) => {
    const user_id = people[index] ?? 0;
    const first = index === 0 ? null : { user_id: people[0], score: entries[0] ?? score };
    const from_state = first ? ('entered_once' as const) : ('empty' as const);
    const event = enterScore({ status: from_state, first, second: null }, { user_id, score });
    if (event === 'unchanged' || event === 'settled') throw new Error(`The demo enters what is ${event}.`);
    const to_state =
      { first_entry: 'entered_once', second_entry_same: 'agreed' }[String(event)] ?? 'conflict';
    return { user_id, event, score, from_state, to_state, at: at(index + 1) };
  });
  return {
    entries: lines.map(({ user_id, event, score, at: entered_at }) => ({
      class_id,
      entry_id: newId(),
      ...place,
      event,
      ...figureOf(score),
      user_id,
      reason: null,
      at: entered_at,
    })),
    events: lines.map(({ event, score, ...line }) => ({
      ...line,
      actor_role: 'zky-admin',
      action: event,
      object_type: 'score',
      object_id: `${place.enrolment_id}/${place.subject}`,
      detail: { score },
    })),
  };
};

const rowOf = ({ class_id, people, place, entries, at }: Entering, stage: Stage): NewRow<'score'> => {
  const [first, second] = entries;
  const [one, two] = [figureOf(first ?? null), figureOf(second ?? null)];
  const agreed = second !== undefined && second === first;
  const entered = second === undefined ? 'entered_once' : 'conflict';
  const isOut = stage !== 'entering';
  return {
    class_id,
    ...place,
    status: isOut ? stage : agreed ? 'agreed' : entered,
    first_points: one.points,
    first_mark: one.mark,
    first_by: people[0],
    second_points: two.points,
    second_mark: two.mark,
    second_by: second === undefined ? null : people[1],
    ...(agreed && one),
    ...(isOut && { frozen_by: people[0], frozen_at: at(9), published_by: people[2], published_at: at(10) }),
    updated_at: at({ entering: entries.length, published: 10, final: 17 }[stage]),
  };
};

/** The steps that all scores of a subject take together. */
const stepsOf = (
  subject: string,
  count: number,
  stage: Stage,
  { people, at }: Pick<Entering, 'people' | 'at'>,
) => {
  const by = (user_id: number | null, days: number) => ({
    at: at(days),
    user_id,
    actor_role: user_id === null ? 'clock' : 'zky-admin',
  });
  const of = { subject, count };
  return [
    subjectEvent(by(people[0], 9), { ...of, event: 'freeze', from: 'agreed', to: 'frozen' }),
    subjectEvent(by(people[2], 10), { ...of, event: 'publish', from: 'frozen', to: 'published' }),
    ...(stage === 'final'
      ? [subjectEvent(by(null, 17), { ...of, event: 'publicity_end', from: 'published', to: 'final' })]
      : []),
  ];
};

/** The scores of a class whose exam is over, for approved candidates who have paid. */
export const scoreRows = (
  { status, level, dates }: Pick<PlannedClass, 'status' | 'level' | 'dates'>,
  { enrolments, payments, class_id, exam, people, now }: Context,
): ScoreRows => {
  const rows: ScoreRows = { scores: [], entries: [], amendments: [], rechecks: [], events: [] };
  const stage = stages[status];
  if (!stage) return rows;
  const paid = new Set(
    payments.filter((each) => each.status === 'confirmed').map((each) => each.enrolment_id),
  );
  const examined = enrolments.filter((each) => each.status === 'approved' && paid.has(each.enrolment_id));
  const random = createSeededRandom(examined.length + dates.exam_at.getUTCDate());
  const at = (days: number) => new Date(Math.min(dates.exam_at.getTime() + days * day, now.getTime()));
  subjectsOf(exam, level).forEach((subject, nth) => {
    examined.forEach(({ enrolment_id }, person) => {
      const entries = entriesOf(drawScore(random, subject), stage, nth, person);
      if (entries.length === 0) return;
      const entering = { class_id, people, place: { enrolment_id, subject: subject.id }, entries, at };
      const written = enter(entering);
      rows.scores.push(rowOf(entering, stage));
      rows.entries.push(...written.entries);
      rows.events.push(...written.events);
    });
    if (stage !== 'entering' && examined.length > 0) {
      rows.events.push(...stepsOf(subject.id, examined.length, stage, { people, at }));
    }
  });
  if (stage === 'entering') return rows;
  const { entries, amendments, events } = amendmentRows(rows.scores, { class_id, people, at });
  rows.entries.push(...entries);
  rows.amendments.push(...amendments);
  const asked = recheckRows(rows.scores, { class_id, decided_by: people[0], at });
  rows.rechecks.push(...asked.rechecks);
  rows.events.push(...events, ...asked.events);
  return rows;
};
