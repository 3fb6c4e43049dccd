import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { seesEveryClass } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';
import { newestEnrolments } from './candidate-columns.js';
import { seenPeople } from './people/seen-people.js';
import { readPersonSteps } from './person-steps.js';

type History = OutputOf<'candidate/fetchHistory'>;

/** The accounts of the phones that a person enrolled with. */
const readAccounts = async (db: Kysely<Database>, where: RawBuilder<unknown>) => {
  const { rows } = await sql<History['accounts'][number]>`
    select distinct o.candidate_id, o.username, o.name, e.phone_masked, o.status, o.refuse_content
    from enrolment e join candidate_account o on o.phone_index = e.phone_index
    where ${where} order by o.candidate_id`.execute(db);
  return rows;
};

/**
 * Returns the history of the person of one enrolment, limited to what the session may see. The blind index of the
 * identity document identifies a person (ADR 0006). Accounts belong to no class, so only staff who see every class
 * receive them.
 */
export const fetchHistory = handle('candidate/fetchHistory', async ({ input, caller, services }) => {
  const { db } = services.store;
  const { class_id, enrolment_id } = input;
  const seen = seenPeople(caller);
  const own = sql`e.id_index = (select e.id_index from enrolment e
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${seen}) and ${seen}`;
  const [{ rows: enrolments }, accounts, timeline] = await Promise.all([
    newestEnrolments(own).execute(db),
    seesEveryClass(caller) ? readAccounts(db, own) : [],
    readPersonSteps(db, caller, own),
  ]);
  const [newest] = enrolments;
  if (!newest) throw new Refusal('not_found');
  const { name, id_type, id_masked } = newest;
  return { name, id_type, id_masked, enrolments, accounts, timeline };
});
