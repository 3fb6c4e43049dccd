import { classAccepts } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/**
 * A file for an enrolment that is not there yet needs a class that people enrol in. For one that is there the gate of
 * writes has asked already.
 * @throws a Refusal: not_found, class_not_open
 */
export const refuseStranger = async (
  db: Kysely<Database>,
  { phone_index }: Pick<Candidate, 'phone_index'>,
  class_id: number,
): Promise<void> => {
  const found = await db
    .selectFrom('class')
    .select([
      'status',
      (each) =>
        each
          .exists(
            each
              .selectFrom('enrolment')
              .select('enrolment_id')
              .whereRef('enrolment.class_id', '=', 'class.class_id')
              .where('phone_index', '=', phone_index),
          )
          .as('has_own'),
    ])
    .where('class_id', '=', class_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!found.has_own && !classAccepts('enrolment', found.status)) throw new Refusal('class_not_open');
};
