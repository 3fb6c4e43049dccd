import { type ExamScore, type ScoreStatus, scoreLifecycle, transition } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../platform/store/database.js';
import { figureIn } from '../../foundation/standing/figure.js';

interface TrailEvent {
  readonly action: string;
  readonly object_type: 'score' | 'score_subject' | 'score_amendment';
  readonly object_id: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly user_id: number;
  readonly reason: string | null;
  readonly score: ExamScore | null;
  readonly amendment_id: number | null;
  /** The number of scores that took the step together. */
  readonly scores: number | null;
}

interface Entry {
  readonly by: number;
  readonly score: ExamScore | null;
}

/** A score as the trail alone makes it. */
interface Replayed {
  status: string;
  first: Entry | null;
  second: Entry | null;
  score: ExamScore | null;
  decided_by: number | null;
  frozen_by: number | null;
  /** The people who proposed and confirmed its last change. */
  amended_by: readonly number[];
}

const fresh = (): Replayed => ({
  status: scoreLifecycle.initial,
  first: null,
  second: null,
  score: null,
  decided_by: null,
  frozen_by: null,
  amended_by: [],
});

/** The people involved in a score: none of them publishes it. */
const partsIn = ({ first, second, decided_by, frozen_by, amended_by }: Replayed) => [
  first?.by,
  second?.by,
  decided_by,
  frozen_by,
  ...amended_by,
];

const readTrail = async (db: Kysely<Database>, class_id: number) => {
  const { rows } = await sql<TrailEvent>`
    select action, object_type, object_id, from_state as "from", to_state as "to", user_id, reason, detail -> 'score' as score,
      (detail ->> 'amendment_id')::bigint as amendment_id, (detail ->> 'scores')::int4 as scores
    from audit_event
    where class_id = ${class_id} and object_type in ('score', 'score_subject', 'score_amendment') order by seq`.execute(
    db,
  );
  return rows;
};

/** The needs that are met for a step of one score, derived independently of the server. */
const givenFor = (cell: Replayed, event: TrailEvent, proposed_by: number | undefined): string[] => {
  const { action, user_id, reason } = event;
  const others: Readonly<Record<string, boolean>> = {
    arbitrate: cell.first?.by !== user_id && cell.second?.by !== user_id,
    amend: proposed_by !== undefined && proposed_by !== user_id,
    annul: proposed_by !== undefined && proposed_by !== user_id,
  };
  const isAnother = others[action] ?? (cell.first !== null && cell.first.by !== user_id);
  return [
    ...(isAnother ? ['another_person'] : []),
    ...(cell.first?.by === user_id ? ['own_entry'] : []),
    ...(cell.first?.by === cell.second?.by ? ['confirmed_absence'] : []),
    ...(reason ? ['reason'] : []),
  ];
};

/** @throws if the table does not lead an event to the state in the trail */
const take = (cell: Replayed, { action, to }: TrailEvent, given: readonly string[]): void => {
  const step = { state: cell.status, event: action, actors: ['zky-admin'] as const, given };
  const outcome = transition(scoreLifecycle, step);
  expect([cell.status, action, outcome.ok && outcome.to]).toEqual([cell.status, action, to]);
  cell.status = to ?? '';
};

const enter = (cell: Replayed, { action, user_id, score, amendment_id }: TrailEvent, proposed_by = 0) => {
  const entry = { by: user_id, score };
  if (action === 'first_entry' || action === 'correct') cell.first = entry;
  if (action === 'withdraw') cell.first = null;
  if (action === 'confirm_absence') cell.first = cell.second = entry;
  if (action === 'withdraw_absence') cell.first = cell.second = cell.score = null;
  if (action.startsWith('second_entry')) cell.second = entry;
  if (action === 'arbitrate') cell.decided_by = user_id;
  if (amendment_id !== null) cell.amended_by = [proposed_by, user_id];
  // A difference has no figure yet, and an annulled score keeps its former one.
  if (['second_entry_same', 'confirm_absence', 'arbitrate', 'amend'].includes(action)) cell.score = score;
};

/** Takes a step that all scores of a subject in one state take together. */
const takeTogether = (cells: ReadonlyMap<string, Replayed>, event: TrailEvent) => {
  const { action, object_id, from, user_id, scores } = event;
  const moved = [...cells].flatMap(([place, cell]) =>
    place.endsWith(`/${object_id}`) && cell.status === from ? [cell] : [],
  );
  expect([action, moved.length]).toEqual([action, scores]);
  for (const cell of moved) {
    take(cell, event, partsIn(cell).includes(user_id) ? [] : ['uninvolved']);
    if (action === 'freeze') cell.frozen_by = user_id;
  }
};

/** The scores that a class's trail implies: every step must be one of the table, by an actor whom the table allows. */
const replayTrail = (trail: readonly TrailEvent[]): ReadonlyMap<string, Replayed> => {
  const cells = new Map<string, Replayed>();
  const proposers = new Map<number, number>();
  for (const event of trail) {
    const { object_type, object_id, action, user_id, from, amendment_id } = event;
    if (object_type === 'score_subject') takeTogether(cells, event);
    if (object_type === 'score_amendment' && action === 'propose') proposers.set(Number(object_id), user_id);
    if (object_type !== 'score') continue;
    const cell = cells.get(object_id) ?? fresh();
    cells.set(object_id, cell);
    expect(from).toBe(cell.status);
    const proposed_by = proposers.get(amendment_id ?? 0);
    take(cell, event, givenFor(cell, event, proposed_by));
    enter(cell, event, proposed_by);
  }
  return cells;
};

/** One score after the other: concurrent entries of two have no order. */
const byPlace = (one: { readonly place: string }, other: { readonly place: string }) =>
  one.place < other.place ? -1 : Number(one.place > other.place);

interface Kept {
  readonly place: string;
  readonly status: ScoreStatus;
  readonly first: ExamScore | null;
  readonly second: ExamScore | null;
  readonly score: ExamScore | null;
}

/**
 * Replays the trail of a class's scores, and compares the result with the scores and with their ledger: all three
 * agree, and nobody took a step that the table reserves for another person.
 */
export const replayScores = async (db: Kysely<Database>, class_id: number): Promise<void> => {
  const trail = await readTrail(db, class_id);
  const cells = replayTrail(trail);
  const kept = await sql<Kept>`
    select s.enrolment_id || '/' || s.subject as place, s.status, ${figureIn('s.first_')} as first,
      ${figureIn('s.second_')} as second, ${figureIn('s.')} as score
    from score s where s.class_id = ${class_id}`.execute(db);
  const standing = [...cells].map(([place, { status, first, second, score }]) => [
    place,
    { place, status, first: first?.score ?? null, second: second?.score ?? null, score },
  ]);
  expect(Object.fromEntries(kept.rows.map((row) => [row.place, row]))).toEqual(Object.fromEntries(standing));
  const ledger = await sql<{ place: string; event: string; score: ExamScore | null; user_id: number }>`
    select n.enrolment_id || '/' || n.subject as place, n.event, ${figureIn('n.')} as score, n.user_id
    from score_entry n where n.class_id = ${class_id} order by n.entry_id`.execute(db);
  const told = trail.flatMap(({ object_type, object_id: place, action: event, score, user_id }) =>
    object_type === 'score' ? [{ place, event, score, user_id }] : [],
  );
  expect(ledger.rows.toSorted(byPlace)).toEqual(told.toSorted(byPlace));
};
