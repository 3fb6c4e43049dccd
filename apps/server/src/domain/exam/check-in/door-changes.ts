import { type ChangeKind, changeKindOf } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/** What changes single people at the door, by the objects of the audit trail that are named by their enrolment. */
const ofPeople: readonly string[] = ['enrolment', 'check_in', 'sitting_mark'];

/** What changes nobody at the door. */
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
 * The enrolments that a class's trail has changed at the door since a moment of it; undefined where it may be anybody.
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
