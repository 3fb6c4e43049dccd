import type pg from 'pg';
import { expect, it } from 'vitest';
import { migrate, readMigrations } from '../../../platform/store/migrate.js';
import { engines } from '../../../testing/engines.js';
import { openEmptyDatabase } from '../../../testing/open-empty-database.js';

const known = readMigrations();
const before = known.filter(({ version }) => version < 81);

const insertMailing = async (pool: pg.Pool, mailing_id: number, detail: object) => {
  await pool.query(
    `insert into mailing (class_id, mailing_id, template_id, title, text, audience, status, enrolment_ids, segments,
       segment_cents, currency, few, asked_by, created_at, updated_at)
     select 7, $1, 'news', '{"en":"N"}', '{"en":"N"}', 'everyone', 'held', array[1], 1, 5, 'CNY', false, user_id, now(), now()
     from account`,
    [mailing_id],
  );
  await pool.query(
    `insert into audit_event (class_id, seq, at, actor_role, action, object_type, object_id, detail, prev_hash, hash)
     values (7, $1::int8, now(), 'master', 'send_group_sms', 'mailing', $1::int8::text, $2, '\\x00', '\\x00')`,
    [mailing_id, JSON.stringify(detail)],
  );
};

it.each(engines)(
  'messages to many that wait on $name from before they kept whom they are narrowed to have it from the trail',
  async (engine) => {
    const { pool, drop } = await openEmptyDatabase(engine);
    await migrate(pool, before);
    await pool.query(`insert into account (username, username_key) values ('a', 'a')`);
    await insertMailing(pool, 1, { audience: 'everyone', recipients: 1 });
    await insertMailing(pool, 2, { audience: 'everyone', unit_id: 31 });
    await insertMailing(pool, 3, { audience: 'everyone', unit_id: 31, chosen: 4 });
    await insertMailing(pool, 4, { audience: 'everyone', chosen: 2 });
    await migrate(pool, known);
    const { rows } = await pool.query(
      `select only_unit_id::int4 as only_unit_id, chosen from mailing order by mailing_id`,
    );
    expect(rows.map(({ only_unit_id, chosen }) => [only_unit_id, chosen])).toEqual([
      [null, null],
      [31, null],
      [31, 4],
      [null, 2],
    ]);
    await drop();
  },
);
