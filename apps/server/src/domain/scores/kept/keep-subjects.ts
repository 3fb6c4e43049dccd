import { keptSubjects } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Services } from '../../../platform/services.js';
import { columnText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';
import { keptEvent } from './kept-event.js';
import { type FoundEarlier, readEarlier } from './read-earlier.js';

type KeepServices = Pick<Services, 'exam' | 'programme' | 'now'>;

interface Keeping {
  readonly class_id: number;
  /** The approved ones; all of the class if none are named. */
  readonly enrolment_ids?: readonly number[];
  /** The actor and the moment, as the audit trail has them. */
  readonly by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;
}

/** A final score of another class, and the end of its keeping in this one; null if it is not kept. */
interface Evaluated {
  readonly found: FoundEarlier;
  readonly kept_until: string | null;
}

const isOfOneSubject = (one: FoundEarlier, other: FoundEarlier) =>
  one.enrolment_id === other.enrolment_id && one.subject === other.subject;

const byCandidate = (rows: readonly FoundEarlier[]): readonly (readonly FoundEarlier[])[] => {
  const grouped = new Map<number, FoundEarlier[]>();
  for (const row of rows) grouped.set(row.enrolment_id, [...(grouped.get(row.enrolment_id) ?? []), row]);
  return [...grouped.values()];
};

/** Holds the earlier scores of one candidate against the rules. */
const evaluate = (
  own: readonly FoundEarlier[],
  { exam, programme, now }: KeepServices,
): readonly Evaluated[] => {
  const [first] = own;
  if (!first) return [];
  const { to_level: level, to_occupation: occupation, exam_at } = first;
  const resit = { level, occupation, at: exam_at ?? now().toISOString(), time_zone: programme.time_zone };
  const kept = keptSubjects(exam, resit, own);
  return own.map((found) => {
    const wanted = kept.find(
      (each) => isOfOneSubject(each, found) && each.from_enrolment_id === found.from_enrolment_id,
    );
    return { found, kept_until: wanted?.kept_until ?? null };
  });
};

const keep = (tx: Transaction<Database>, added: readonly Evaluated[], { class_id, by }: Keeping) => {
  const rows = added.map(({ found, kept_until }) => ({
    enrolment_id: found.enrolment_id,
    subject: found.subject,
    from_class_id: found.from_class_id,
    from_enrolment_id: found.from_enrolment_id,
    points: found.points,
    final_at: found.final_at,
    kept_until,
  }));
  return sql`
    insert into kept_subject (class_id, enrolment_id, subject, from_class_id, from_enrolment_id, points, final_at, kept_until, kept_by,
      kept_at)
    select ${class_id}::bigint, n.*, ${by.user_id ?? null}::bigint, ${by.at}::timestamptz
    from unnest(${columnText(rows, 'enrolment_id')}::bigint[], ${columnText(rows, 'subject')}::text[],
      ${columnText(rows, 'from_class_id')}::bigint[], ${columnText(rows, 'from_enrolment_id')}::bigint[],
      ${columnText(rows, 'points')}::int4[], ${columnText(rows, 'final_at')}::timestamptz[],
      ${columnText(rows, 'kept_until')}::timestamptz[]) as n
    on conflict (class_id, enrolment_id, subject) do update set from_class_id = excluded.from_class_id,
      from_enrolment_id = excluded.from_enrolment_id, points = excluded.points, final_at = excluded.final_at,
      kept_until = excluded.kept_until, kept_by = excluded.kept_by, kept_at = excluded.kept_at, lost_as = null, lost_by = null,
      lost_at = null`.execute(tx);
};

const lose = (tx: Transaction<Database>, lost: readonly FoundEarlier[], { class_id, by }: Keeping) => {
  const rows = lost.map(({ enrolment_id, subject }) => ({ enrolment_id, subject }));
  return sql`
    update kept_subject k set lost_as = 'expired', lost_by = ${by.user_id ?? null}, lost_at = ${by.at}
    from unnest(${columnText(rows, 'enrolment_id')}::bigint[], ${columnText(rows, 'subject')}::text[])
      as n (enrolment_id, subject)
    where k.class_id = ${class_id} and k.enrolment_id = n.enrolment_id and k.subject = n.subject
      and k.lost_at is null`.execute(tx);
};

/**
 * Keeps subjects that approved candidates have passed in other classes, and drops those that the rules no longer
 * keep by the first day of the class's exam (or now, while it has none). One person is identified by the index of
 * the identity document. To be called when enrolments are approved, and when the enrolment of the class is over,
 * before seats are arranged.
 * @returns the records for the audit trail of the class, which the caller appends last
 */
export const keepSubjects = async (
  tx: Transaction<Database>,
  services: KeepServices,
  keeping: Keeping,
): Promise<AuditEvent[]> => {
  const { class_id, enrolment_ids, by } = keeping;
  const earlier = await readEarlier(tx, class_id, enrolment_ids);
  const evaluated = byCandidate(earlier).flatMap((own) => evaluate(own, services));
  const isKept = ({ found }: Evaluated) => found.kept_from === found.from_enrolment_id;
  const added = evaluated.filter((each) => each.kept_until !== null && !isKept(each));
  const lost = evaluated
    .filter((each) => each.kept_until === null && isKept(each))
    .map(({ found }) => found)
    // A subject that is kept from another class instead is not lost.
    .filter((found) => !added.some((each) => isOfOneSubject(each.found, found)));
  if (lost.length > 0) await lose(tx, lost, keeping);
  if (added.length > 0) await keep(tx, added, keeping);
  return [
    ...lost.map((found) => keptEvent(by, 'lose', { ...found, why: 'expired' })),
    ...added.map(({ found }) => keptEvent(by, 'keep', found)),
  ];
};
