import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { namedInMove } from '../named-in-move.js';
import type { readFates } from './read-fates.js';

/** The placeholder for erased text. */
const gone = '***';

interface Erased {
  readonly fates: Awaited<ReturnType<typeof readFates>>;
}

/** Erases what candidates wrote when they asked for a recheck of a score. */
const forgetRechecks = (tx: Transaction<Database>, { fates }: Erased) => {
  const ids = fates.map(({ enrolment_id }) => enrolment_id);
  return sql`update score_recheck set reason = ${gone} where enrolment_id = any(${ids}::bigint[])
    and class_id = any(${fates.map(({ class_id }) => class_id)}::bigint[])`.execute(tx);
};

/** Deletes the kept subjects that link a fully erased enrolment with another one, in either direction. */
const forgetKept = (tx: Transaction<Database>, { fates }: Erased) => {
  const whole = fates.filter(({ fate }) => fate === 'erased');
  const column = (name: 'class_id' | 'enrolment_id') => whole.map((fate) => fate[name]);
  return sql`
    delete from kept_subject k using unnest(${column('class_id')}::bigint[], ${column('enrolment_id')}::bigint[])
      as r(class_id, enrolment_id)
    where (k.class_id = r.class_id and k.enrolment_id = r.enrolment_id)
      or (k.from_class_id = r.class_id and k.from_enrolment_id = r.enrolment_id)`.execute(tx);
};

/**
 * Erases the remarks of staff on scores that contradict the marks of a sitting. Deletes the marks of fully erased
 * enrolments, because no result depends on them.
 */
const forgetPresence = async (tx: Transaction<Database>, { fates }: Erased) => {
  const ids = fates.map(({ enrolment_id }) => enrolment_id);
  await sql`update presence_word set word = ${gone} where enrolment_id = any(${ids}::bigint[])
    and class_id = any(${fates.map(({ class_id }) => class_id)}::bigint[])`.execute(tx);
  const whole = fates.filter(({ fate }) => fate === 'erased');
  const column = (name: 'class_id' | 'enrolment_id') => whole.map((fate) => fate[name]);
  await sql`
    delete from sitting_mark m using unnest(${column('class_id')}::bigint[], ${column('enrolment_id')}::bigint[])
      as r(class_id, enrolment_id)
    where m.class_id = r.class_id and m.enrolment_id = r.enrolment_id`.execute(tx);
};

/** Deletes the moves of the exam day that still wait: they say whom they move, and why. */
const forgetMoves = (tx: Transaction<Database>, { fates }: Erased) => {
  const column = (name: 'class_id' | 'enrolment_id') => fates.map((fate) => fate[name]);
  return sql`
    delete from day_move m using unnest(${column('class_id')}::bigint[], ${column('enrolment_id')}::bigint[])
        as r(class_id, enrolment_id)
    where ${namedInMove('m', 'r')}`.execute(tx);
};

/** Erases what the exam, its scores and their rechecks say about somebody beside the result. */
export const forgetExam = async (tx: Transaction<Database>, erased: Erased): Promise<void> => {
  await forgetRechecks(tx, erased);
  await forgetKept(tx, erased);
  await forgetPresence(tx, erased);
  await forgetMoves(tx, erased);
};
