import type { ChosenResult, RegistryPack } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { lapsedIn } from './find-pack.js';
import { choosersOf } from './result-meanings.js';

/** Chosen results that are shown; older ones mean the same as before. */
const namedResults = 100;

/** Only refused certificates leave a sent pack, and are in a later one then: this one keeps the answers about them. */
const repacked = sql`case when p.sent_at is null then 0 else p.certificates - count(*)::int4 end`;

const counted = sql.join([
  ...['packed', 'sent', 'accepted'].map(
    (state) => sql`${sql.lit(state)}, count(*) filter (where k.registry = ${sql.lit(state)})`,
  ),
  sql`'rejected', count(*) filter (where k.registry = 'rejected') + ${repacked}, 'repacked', ${repacked}`,
]);

/** The steps of the certificates of `registry_pack p` by its own answer. */
const counts = sql`(select json_build_object(${counted}) from certificate k
  where k.class_id = p.class_id and k.registry_pack_id = p.pack_id)`;

const correctable = sql`(select count(*)::int4 from certificate k
  where k.class_id = p.class_id and k.registry_pack_id = p.pack_id and k.registry = 'rejected' and k.status = 'valid')`;

export const fetchRegistryPacks = handle(
  'certificate/fetchRegistryPacks',
  async ({ input, caller, services }) => {
    const { class_id } = input;
    const { items, count } = await readPage(services.store.db, input, {
      rows: sql<RegistryPack>`
      select p.pack_id, p.pack_no, p.certificates, ${counts} as counts, ${lapsedIn} as lapsed, ${correctable} as mendable,
        a.name as packed_by, ${utcMoment('p.packed_at')} as packed_at, s.name as sent_by, ${utcMoment('p.sent_at')} as sent_at,
        ${caller.user_id}::bigint = any(p.accepted_by) as accepted_by_me
      from registry_pack p
      join account a on a.user_id = p.packed_by
      left join account s on s.user_id = p.sent_by
      where p.class_id = ${class_id} and p.discarded_at is null
      order by p.pack_no desc ${pageOf(input)}`,
      count: sql<{ total: number }>`
      select (select count(*)::int4 from registry_pack p where p.class_id = c.class_id and p.discarded_at is null) as total
      from class c where c.class_id = ${class_id}`,
    });
    if (!count) throw new Refusal('not_found');
    const results = await sql<ChosenResult>`
    select r.said as result, r.means, a.name as chosen_by, ${utcMoment('r.chosen_at')} as chosen_at
    from registry_result r join account a on a.user_id = r.chosen_by
    where r.unit_id = ${choosersOf(class_id)}
    order by r.chosen_at desc, r.word limit ${namedResults}`.execute(services.store.db);
    return { items, total: count.total, results: results.rows };
  },
);
