import { subjectsOf } from '@skillcert/core';
import { insertUnit } from '../../apps/server/src/domain/class/testing/staff.js';
import type { Lists } from '../lists/open-lists.js';

const class_id = 1;
const level = '3';

/**
 * A class whose enrolment is closed: the given number of approved candidates of thirty units who owe nothing, and
 * rooms of 7 × 8 desks for each subject.
 */
export const fillExam = async (
  { services }: Pick<Lists, 'services'>,
  { people, rooms }: { readonly people: number; readonly rooms: number },
): Promise<number> => {
  const { pool } = services.store;
  const units: number[] = [];
  for (let n = 1; n <= 30; n += 1) units.push(await insertUnit(services, `第 ${n} 单位`));
  await pool.query(
    `insert into class (class_id, class_name, code, level, capacity, taken, status)
     values ($1, '第四期', 'TC26-0001', $2, $3, $3, 'closed')`,
    [class_id, level, people],
  );
  // Every third one is of one unit.
  await pool.query(
    `insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked, live_id_index,
       phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type, status, place, fee_cents, consent_at, idem_key, unit_id)
     select $1, n, 'TC26-0001-' || lpad(n::text, 5, '0'), '李晓' || chr(20000 + n % 500), array['李'], 'cn', '\\x00', sha256(('i' || n)::bytea), '',
       sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '', sha256(('p' || n)::bytea), 'organization', 'online', 'approved',
       'taken', 0, now(), 'key-' || n, ($3::bigint[])[case when n % 3 = 0 then 1 else 2 + n % 29 end]
     from generate_series(1, $2::int4) as n`,
    [class_id, people, units],
  );
  await pool.query(
    `insert into exam_room (class_id, room_id, name, address, floor, "rows", "columns", blocked, accessible, created_at, updated_at)
     select $1, n, '第 ' || n || ' 考场', '虹桥路 100 号', '', 7, 8, array[20 + n % 37], array[1, 8], now(), now()
     from generate_series(1, $2::int4) as n`,
    [class_id, rooms],
  );
  for (const [at, { id }] of subjectsOf(services.exam, level).entries()) {
    await pool.query(
      `insert into exam_sitting (class_id, sitting_id, subject, room_id, starts_at, ends_at, created_at, updated_at)
       select $1, $2::bigint + n, $3, n, now() + make_interval(hours => $4), now() + make_interval(hours => $4 + 2), now(), now()
       from generate_series(1, $5::int4) as n`,
      [class_id, (at + 1) * 1_000, id, 24 + 3 * at, rooms],
    );
  }
  for (const table of ['enrolment', 'exam_room', 'exam_sitting']) await pool.query(`vacuum analyze ${table}`);
  return class_id;
};
