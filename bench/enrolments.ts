import { idIndex } from '../apps/server/src/domain/foundation/search/id-index.js';
import { openLists } from './lists/open-lists.js';
import { type Case, raceLists } from './lists/race-lists.js';

const enrolments = 1_000_000;
const chunk = 20_000;
/** The pool's own limit is for calls. */
const patient = { query_timeout: 300_000 };
const class_id = 1;
const id_card = '11010519491231002X';

const lists = await openLists();
const { store, keyring } = lists.services;
const sealed = keyring.seal('phone', '13800009010');

// A class of two hundred thousand, which has a page 5,000 in each of its two states and in all, and eight hundred
// of a thousand.
await store.pool.query(
  `insert into class (class_id, class_name, code, level, capacity, taken, status)
   select n, '第' || n || '期', 'TC26-' || lpad(n::text, 5, '0'), '3', 1000000, 200000, 'enrolling' from generate_series(1, 801) as n`,
);
const began = performance.now();
const connection = await store.pool.connect();
await connection.query('set statement_timeout = 0');
for (let from = 1; from <= enrolments; from += chunk) {
  const rows = `
    insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked,
      live_id_index, gender, birth, phone_enc, phone_index, phone_masked, live_phone_index, email, education, employer, job,
      enroll_type, study_type, status, place, consent_at, idem_key, created_at)
    select case when n % 5 = 0 then $1::bigint else 2 + n % 800 end, n, 'TC26-' || lpad(n::text, 7, '0'),
      '李晓' || chr(20000 + n % 5000), array['李', '晓', chr(20000 + n % 5000), '李晓', '晓' || chr(20000 + n % 5000)], 'cn', $2::bytea,
      i.index, '1101**********002X', i.index, 'female', date '1980-01-01' + n % 9000, $2::bytea, sha256(('p' || n)::bytea), '138****0001',
      sha256(('p' || n)::bytea), 'li.xiaoming@example.com', 'bachelor', '浦江软件有限公司', '技术顾问', 'individual', 'online',
      case when n % 10 < 5 then 'approved' else 'submitted' end, 'taken', now(), 'key-' || n, now() - make_interval(secs => n)
    from generate_series($3::int4, $4::int4) as n,
      lateral (select case when n = 500000 then $5::bytea else sha256(('i' || n)::bytea) end as index) as i`;
  await connection.query(rows, [class_id, sealed, from, from + chunk - 1, idIndex(keyring, 'cn', id_card)]);
}
await connection.query({ ...patient, text: 'vacuum analyze enrolment' });
connection.release();
process.stdout.write(
  `  ${enrolments} enrolments written in ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
);

const person = `'\\x${idIndex(keyring, 'cn', id_card).toString('hex')}'::bytea`;
const columns =
  'select e.*, a.name as reviewer_name from enrolment e left join account a on a.user_id = e.reviewer_id';
const far = 'limit 20 offset 99980';
const ofClass = `e.class_id = ${class_id}`;
const inState = `${ofClass} and e.status = 'approved'`;
const newest = 'order by e.created_at desc, e.enrolment_id';

const ofTheClass = (name: string, input: object, where: string, slice: string): Case => ({
  name: `a class: ${name}`,
  list: 'enrolment/fetchEnrolmentLists',
  input: { class_id, page: 1, limit: 20, ...input },
  page: `${columns} where ${where} ${newest} ${slice}`,
  count: `select count(*) from enrolment e where ${where}`,
});
const ofAll = (name: string, input: object, where: string, slice: string): Case => ({
  name: `all classes: ${name}`,
  list: 'candidate/fetchCandidateLists',
  input: { page: 1, limit: 20, ...input },
  page: `select e.*, c.class_name, a.name as reviewer_name from enrolment e join class c on c.class_id = e.class_id
    left join account a on a.user_id = e.reviewer_id where ${where} order by e.created_at desc, e.enrolment_id desc ${slice}`,
  count: `select count(*) from enrolment e where ${where}`,
});
const search = { search: id_card };
const state = { status: ['approved'] };

await raceLists(
  lists,
  [
    ofTheClass('page 1', {}, ofClass, 'limit 20'),
    ofTheClass('page 5,000', { page: 5_000 }, ofClass, far),
    ofTheClass('page 1 of a state', state, inState, 'limit 20'),
    ofTheClass('page 5,000 of a state', { ...state, page: 5_000 }, inState, far),
    ofTheClass(
      'state and identity number',
      { ...state, ...search },
      `${inState} and e.id_index = ${person}`,
      'limit 20',
    ),
    ofAll('page 1', {}, 'true', 'limit 20'),
    ofAll('page 5,000', { page: 5_000 }, 'true', far),
    ofAll(
      'state and identity number',
      { ...state, ...search },
      `e.status = 'approved' and e.id_index = ${person}`,
      'limit 20',
    ),
  ],
  // The 95th of a hundred of 20 would be the slowest of them.
  { rounds: 3, callsARound: 60, warm_ms: 6_000, byIndex: 'enrolment' },
);
await lists.close();
