import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { utcMoment } from '../class/utc-moment.js';
import { type Call, handle } from '../http/calls/handle.js';
import { Refusal } from '../http/errors/refuse.js';
import type { Database } from '../store/database.js';
import { newestEnrolments } from './candidate-columns.js';

type History = OutputOf<'candidate/fetchHistory'>;

const longest = 200;

const person = ({ class_id, enrolment_id }: Call<'candidate/fetchHistory'>['input']) =>
  sql`(select id_index from enrolment where class_id = ${class_id} and enrolment_id = ${enrolment_id})`;

/** What happened to the enrolments of a person, in whatever class, and what they were marked in lessons. */
const readSteps = async (db: Kysely<Database>, id_index: ReturnType<typeof person>) => {
  const { rows } = await sql<History['timeline'][number]>`
    select ${utcMoment('newest.at')} as at, coalesce(a.name, '') as by, newest.action, newest.from_state as "from",
      newest.to_state as "to", newest.reason, newest.class_name, l.title as lesson
    from (
      select v.*, c.class_name from enrolment e join class c on c.class_id = e.class_id
        join audit_event v on v.class_id = e.class_id and v.object_type in ('enrolment', 'lesson_mark')
          and v.object_id = e.enrolment_id::text
      where e.id_index = ${id_index}
      order by v.at desc, v.seq desc limit ${longest}
    ) as newest
    left join account a on a.user_id = newest.user_id
    left join lesson l on l.class_id = newest.class_id and l.lesson_id = (newest.detail ->> 'lesson_id')::bigint
    order by newest.at, newest.seq`.execute(db);
  return rows;
};

/** The accounts of the phones that a person enrolled with. */
const readAccounts = async (db: Kysely<Database>, id_index: ReturnType<typeof person>) => {
  const { rows } = await sql<History['accounts'][number]>`
    select distinct o.candidate_id, o.username, o.name, e.phone_masked, o.status, o.refuse_content
    from enrolment e join candidate_account o on o.phone_index = e.phone_index
    where e.id_index = ${id_index} order by o.candidate_id`.execute(db);
  return rows;
};

/** Everything that the person of one enrolment did: a person is the index of a document (ADR 0006). */
export const fetchHistory = handle('candidate/fetchHistory', async ({ input, services }) => {
  const { db } = services.store;
  const id_index = person(input);
  const [{ rows: enrolments }, accounts, timeline] = await Promise.all([
    newestEnrolments(sql`e.id_index = ${id_index}`).execute(db),
    readAccounts(db, id_index),
    readSteps(db, id_index),
  ]);
  const [newest] = enrolments;
  if (!newest) throw new Refusal('not_found');
  const { name, id_type, id_masked } = newest;
  return { name, id_type, id_masked, enrolments, accounts, timeline };
});
