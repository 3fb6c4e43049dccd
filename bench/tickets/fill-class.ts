import type { Lists } from '../lists/open-lists.js';

const files = 100;

/**
 * A class whose exam is arranged: the given number of candidates with a ticket, two seats and a photo of their own
 * each.
 */
export const fillClass = async (
  { services: { store, keyring, exam } }: Pick<Lists, 'services'>,
  people: number,
  photo: Buffer,
): Promise<number> => {
  const class_id = 180143985094819;
  const { db, pool } = store;
  const id = (n: number) => class_id + n;
  await db
    .insertInto('class')
    .values({
      class_id,
      class_name: '2026年第四期技术咨询师 三级／高级工 上海班',
      code: 'C26-0104',
      capacity: people,
    })
    .execute();
  for (let start = 0; start < people; start += files) {
    const values = Array.from({ length: files }, (_, index) => {
      // Bytes after a picture's end change nothing of it, and make it another file.
      const bytes_enc = keyring.sealBytes(
        'photo',
        Buffer.concat([photo, Buffer.from(String(start + index))]),
      );
      const file_id = id(start + index);
      return {
        class_id,
        file_id,
        kind: 'photo',
        media_type: 'image/jpeg' as const,
        bytes_enc,
        size: photo.length,
      };
    });
    await db.insertInto('file').values(values).execute();
  }
  const numbers = `generate_series(0, ${people - 1}) as n`;
  await pool.query(`insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked,
      live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, photo_id, enroll_type, study_type, status, place, consent_at,
      idem_key, created_at)
    select ${class_id}, ${class_id} + n, 'C26-0104-' || lpad(n::text, 5, '0'),
      substr('赵钱孙李周吴郑王冯陈', n % 10 + 1, 1) || chr(20000 + n), array['李'], 'cn', '\\x00', sha256(('i' || n)::bytea),
      '3101**********' || lpad(n::text, 4, '0'), sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '138****0001',
      sha256(('p' || n)::bytea), ${class_id} + n, 'individual', 'online', 'approved', 'taken', now(), 'k' || n, now()
    from ${numbers}`);
  await pool.query(`insert into exam_ticket (class_id, ticket_id, enrolment_id, live_enrolment_id, ticket_no, status, revision, issued_at, updated_at)
    select ${class_id}, ${class_id} + n, ${class_id} + n, ${class_id} + n,
      'C26-0104-T' || lpad(n::text, 5, '0'), 'issued', 1, now(), now() from ${numbers}`);
  await pool.query(`insert into exam_room (class_id, room_id, name, address, floor, "rows", "columns", created_at, updated_at)
    values (${class_id}, ${class_id}, '第 3 考场', '上海市浦东新区张江路一百号三号楼', '3 楼', 20, 20, now(), now())`);
  for (const [at, { id: subject }] of exam.subjects.slice(0, 2).entries()) {
    await pool.query(`insert into exam_sitting (class_id, sitting_id, subject, room_id, starts_at, ends_at, created_at, updated_at)
      values (${class_id}, ${id(at)}, '${subject}', ${class_id}, now() + make_interval(hours => ${3 * at}),
        now() + make_interval(hours => ${3 * at + 2}), now(), now())`);
    await pool.query(`insert into exam_seat (class_id, ticket_id, subject, sitting_id, desk, paper)
      select ${class_id}, ${class_id} + n, '${subject}', ${id(at)}, n + 1, 'A' from ${numbers}`);
  }
  return class_id;
};
