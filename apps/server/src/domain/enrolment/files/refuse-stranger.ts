import { classAccepts } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/**
 * Refuses uploads for a first enrolment while the class accepts none. A phone with an enrolment passes: the gate of
 * writes has checked it already.
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
