import type { Store } from '../../apps/server/src/platform/store/open-store.js';
import type { Seat } from './bare-server.js';

const lock = 'select capacity - taken as left, taken from bare_class where class_id = $1 for update';
const insert = `insert into bare_enrolment (class_id, enrol_no, id_card, idem_key)
  select $1, n, c, k from unnest($2::text[], $3::text[], $4::text[]) as r(n, c, k) on conflict do nothing`;
const book = 'update bare_class set taken = taken + $2 where class_id = $1';

/** The least that gives seats away: four columns and two indexes. */
export const seatInFewColumns = async (pool: Store['pool']): Promise<Seat> => {
  await pool.query(`
    create table bare_class (class_id bigint primary key, capacity int4 not null, taken int4 not null default 0,
      check (taken <= capacity)) with (fillfactor = 50);
    create table bare_enrolment (class_id bigint not null, enrol_no text not null, id_card text not null,
      idem_key text not null, primary key (class_id, enrol_no), unique (class_id, id_card));`);
  return async (class_id, wanted) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query({ name: 'bare-lock', text: lock, values: [class_id] });
      const { left = 0, taken = 0 } = rows[0] ?? {};
      const seated = wanted.slice(0, left).map((each, n) => ({ ...each, enrol_no: `B-${taken + n + 1}` }));
      const columns = [seated.map((s) => s.enrol_no), seated.map((s) => s.id_card), seated.map((s) => s.key)];
      await client.query({ name: 'bare-insert', text: insert, values: [class_id, ...columns] });
      await client.query({ name: 'bare-book', text: book, values: [class_id, seated.length] });
      await client.query('commit');
      return wanted.map((_, n) => seated[n]?.enrol_no ?? '');
    } finally {
      client.release();
    }
  };
};
