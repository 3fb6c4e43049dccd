import type { ClassSketch } from '@skillcert/api-client/contract';
import type { Programme } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Database, RowChange } from '../../../platform/store/database.js';
import { keepClassUnits } from '../units/keep-class-units.js';
import { nextCode, yearOfClass } from './class-code.js';
import { unitOfAuthor } from './unit-of-class.js';

/** The columns that staff write, from their draft. */
export const draftColumns = (draft: ClassSketch) =>
  ({
    class_name: draft.class_name,
    class_type: draft.class_type,
    level: draft.level,
    city: draft.city,
    venue: draft.venue,
    enroll_types: draft.enroll_types,
    study_types: draft.study_types,
    enroll_start: draft.enroll_start,
    enroll_end: draft.enroll_end,
    study_start: draft.study_start,
    study_end: draft.study_end,
    exam_at: draft.exam_at,
    capacity: draft.capacity,
    fee_cents: draft.fee_cents,
    contacts: JSON.stringify(draft.contacts),
  }) satisfies RowChange<'class'>;

interface NewClass {
  readonly class_id: number;
  readonly programme: Programme;
  readonly now: Date;
}

/** Writes a draft with a new code. @returns the code */
export const insertClass = async (
  tx: Transaction<Database>,
  draft: ClassSketch,
  caller: StaffSession,
  { class_id, programme, now }: NewClass,
): Promise<string> => {
  const code = await nextCode(tx, programme, yearOfClass(programme, draft, now));
  await tx
    .insertInto('class')
    .values({
      ...draftColumns(draft),
      class_id,
      code,
      occupation: programme.occupation.id,
      currency: programme.currency,
      unit_id: unitOfAuthor(caller),
      master_id: caller.user_id,
      created_by: caller.user_id,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return code;
};

/**
 * Puts the author in charge. A recommending institution also takes part in its own class, because that decides which
 * candidates it sees. A joint class starts with this unit as the only one.
 */
export const assignAuthor = async (
  tx: Transaction<Database>,
  draft: ClassSketch,
  { user_id, unit_id, roles }: StaffSession,
  class_id: number,
): Promise<void> => {
  const recommends = roles.includes('recommend');
  await tx
    .insertInto('assignment')
    .values([
      { user_id, class_id, duty: 'owner', in_charge: true },
      ...(recommends ? [{ user_id, class_id, duty: 'organization' as const, in_charge: true }] : []),
    ])
    .execute();
  await keepClassUnits(tx, class_id, draft, recommends ? unit_id : null);
};
