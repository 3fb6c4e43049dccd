import { type ChangeKind, changeKindOf } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/** Object types of the audit trail whose records change one person at the door; their object id is the enrolment. */
const ofPeople: readonly string[] = ['enrolment', 'check_in', 'sitting_mark'];

/** Kinds of changes that concern nobody at the door. */
const elsewhere: readonly (ChangeKind | undefined)[] = [
  'payment',
  'sms',
  'course',
  'study',
  'certificate',
  'export',
  'job',
  undefined,
];

/**
 * The enrolments that changed at the door after a sequence number of the class's trail; undefined if anybody may have.
 */
export const doorChanges = async (
  db: Kysely<Database>,
  class_id: number,
  since: number,
): Promise<readonly number[] | undefined> => {
  const { rows } = await sql<{ action: string; object_type: string; object_id: string }>`
    select distinct action, object_type, object_id from audit_event
    where class_id = ${class_id} and seq > ${since}`.execute(db);
  const concerned = rows.filter((row) => !elsewhere.includes(changeKindOf(row)));
  if (concerned.some(({ object_type }) => !ofPeople.includes(object_type))) return undefined;
  return concerned.map(({ object_id }) => Number(object_id));
};
