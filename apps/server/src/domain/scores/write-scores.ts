import type { ExamScore } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import { columnText } from '../../platform/store/array-text.js';
import type { Database, NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import { figureOf } from '../foundation/standing/figure.js';
import type { KeptScore } from './read-kept-scores.js';

/** One line for the ledger: the entry or decision, and the new state. */
export interface ScoreStep {
  readonly from: KeptScore['status'];
  readonly to: KeptScore;
  readonly event: NewRow<'score_entry'>['event'];
  readonly entered: ExamScore | null;
  readonly reason: string | null;
}

interface Written {
  readonly class_id: number;
  readonly user_id: number;
  readonly now: Date;
  readonly steps: readonly ScoreStep[];
  /** The sheet that the entries come from. */
  readonly import_id?: number;
}

const placeOf = ({ enrolment_id, subject }: KeptScore) => `${enrolment_id}/${subject}`;

const rowOf = ({ enrolment_id, subject, status, first, second, score, decided_by, absent_by }: KeptScore) => {
  const [one, two, agreed] = [first?.score, second?.score, score].map((each) => figureOf(each ?? null));
  return {
    enrolment_id,
    subject,
    status,
    first_points: one?.points ?? null,
    first_mark: one?.mark ?? null,
    first_by: first?.user_id ?? null,
    second_points: two?.points ?? null,
    second_mark: two?.mark ?? null,
    second_by: second?.user_id ?? null,
    points: agreed?.points ?? null,
    mark: agreed?.mark ?? null,
    decided_by,
    absent_by,
  };
};

/** Writes scores in their new states, and every step into the ledger, in one statement. The class must be locked. */
export const writeScores = async (
  tx: Transaction<Database>,
  { class_id, user_id, now, steps, import_id }: Written,
): Promise<void> => {
  const last = new Map(steps.map(({ to }) => [placeOf(to), rowOf(to)]));
  const rows = [...last.values()];
  const lines = steps.map(({ to: { enrolment_id, subject }, event, entered, reason }) => ({
    entry_id: newId(),
    enrolment_id,
    subject,
    event,
    ...figureOf(entered),
    reason,
  }));
  await sql`
    with entries as (
      insert into score_entry (class_id, entry_id, enrolment_id, subject, event, points, mark, reason, user_id, at, import_id)
      select ${class_id}::bigint, n.*, ${user_id}::bigint, ${now}::timestamptz, ${import_id ?? null}::bigint
      from unnest(${columnText(lines, 'entry_id')}::bigint[], ${columnText(lines, 'enrolment_id')}::bigint[],
        ${columnText(lines, 'subject')}::text[], ${columnText(lines, 'event')}::text[],
        ${columnText(lines, 'points')}::int4[], ${columnText(lines, 'mark')}::text[],
        ${columnText(lines, 'reason')}::text[]) as n
    )
    insert into score (class_id, enrolment_id, subject, status, first_points, first_mark, first_by, second_points,
      second_mark, second_by, points, mark, decided_by, absent_by, updated_at)
    select ${class_id}::bigint, n.*, ${now}::timestamptz
    from unnest(${columnText(rows, 'enrolment_id')}::bigint[], ${columnText(rows, 'subject')}::text[],
      ${columnText(rows, 'status')}::text[], ${columnText(rows, 'first_points')}::int4[],
      ${columnText(rows, 'first_mark')}::text[], ${columnText(rows, 'first_by')}::bigint[],
      ${columnText(rows, 'second_points')}::int4[], ${columnText(rows, 'second_mark')}::text[],
      ${columnText(rows, 'second_by')}::bigint[], ${columnText(rows, 'points')}::int4[],
      ${columnText(rows, 'mark')}::text[], ${columnText(rows, 'decided_by')}::bigint[],
      ${columnText(rows, 'absent_by')}::bigint[]) as n
    on conflict (class_id, enrolment_id, subject) do update set status = excluded.status,
      first_points = excluded.first_points, first_mark = excluded.first_mark, first_by = excluded.first_by,
      second_points = excluded.second_points, second_mark = excluded.second_mark, second_by = excluded.second_by,
      points = excluded.points, mark = excluded.mark, decided_by = excluded.decided_by,
      absent_by = excluded.absent_by, updated_at = excluded.updated_at`.execute(tx);
};

/** The records of steps in the audit trail. */
export const scoreEvents = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  steps: readonly ScoreStep[],
): AuditEvent[] =>
  steps.map(({ from, to, event, entered, reason }) => ({
    ...by,
    action: event,
    object_type: 'score',
    object_id: placeOf(to),
    from_state: from,
    to_state: to.status,
    reason,
    detail: { score: entered },
  }));
