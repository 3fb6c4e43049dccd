import { openLists } from './lists/open-lists.js';
import { type Case, raceLists } from './lists/race-lists.js';

const classes = 10_000;
const accounts = 100_000;

const lists = await openLists();
const { store, keyring } = lists.services;

for (let from = 1; from <= classes; from += 2_000) {
  const rows = `
    insert into class (class_id, class_name, code, level, city, enroll_start, enroll_end, exam_at, capacity, status,
      created_at)
    select n, '第' || n || '期' || chr(20000 + n % 700) || '班', 'TC26-' || lpad(n::text, 5, '0'), '3',
      chr(30000 + n % 50) || '州', now(), now() + make_interval(hours => n), now() + make_interval(hours => 2 * n),
      100, (array['draft', 'enrolling', 'closed', 'finished', 'archived'])[1 + n % 5], now() - make_interval(mins => n)
    from generate_series($1::int4, $2::int4) as n`;
  await store.pool.query(rows, [from, from + 1_999]);
}
await store.pool.query('vacuum analyze class');
await store.pool.query(
  "insert into unit (com_name) select '第' || n || '单位' from generate_series(1, 2000) as n",
);
for (let from = 1; from <= accounts; from += 10_000) {
  const rows = `
    insert into account (username, username_key, name, status, unit_id, phone_enc, phone_index)
    select 'load' || n, 'load' || n, '李晓' || chr(20000 + n % 500),
      case when n % 20 = 0 then 'pending' else 'approved' end,
      (select min(unit_id) from unit) + n % 2000, $3::bytea, sha256(('p' || n)::bytea)
    from generate_series($1::int4, $2::int4) as n`;
  await store.pool.query(rows, [from, from + 9_999, keyring.seal('phone', '13800009010')]);
}
await store.pool.query(`
  insert into account_role (user_id, role)
  select user_id, case when user_id % 100 = 1 then 'master' else 'editor' end from account where username like 'load%'`);
// Some of them are experts too.
await store.pool.query(`
  insert into account_role (user_id, role)
  select user_id, 'expert' from account where username like 'load%' and user_id % 50 = 0`);
for (const table of ['account', 'account_role', 'unit']) await store.pool.query(`vacuum analyze ${table}`);

const columns = 'select c.*, u.com_name from class c left join unit u on u.unit_id = c.unit_id';
/** The columns beside each class in the class list: its master, and the amount of each kind of waiting work. */
const waiting = (kind: string, rows: string) =>
  `(select count(*) from ${rows.replace('where', 'where w.class_id = c.class_id and')}) as ${kind}`;
const withWork = `select c.*, u.com_name, m.name as master_name, ${[
  waiting('to_review', "enrolment w where w.status in ('submitted', 'in_review')"),
  waiting('doubtful', "enrolment w where w.status = 'doubtful'"),
  waiting('payments', "payment w where w.status in ('declared', 'confirmed_late')"),
  waiting('refunds', "refund w where w.status in ('requested', 'approved', 'manual')"),
  waiting(
    'invoices',
    "invoice w where w.status in ('requested', 'issuing', 'issue_failed', 'red_requested')",
  ),
  waiting('scores', "score w where w.status in ('entered_once', 'conflict')"),
  waiting('rechecks', "score_recheck w where w.status = 'requested'"),
  waiting('certificates', "certificate w where w.status = 'numbered'"),
  waiting('mailings', "mailing w where w.status = 'held'"),
].join(', ')}
  from class c left join unit u on u.unit_id = c.unit_id left join account m on m.user_id = c.master_id`;
const accountRows = `select a.*, u.com_name from account_role r join account a on a.user_id = r.user_id
  left join unit u on u.unit_id = a.unit_id`;
const open = "c.status = 'enrolling' and c.enroll_start <= now() and c.enroll_end > now()";
const typed = `(${['c.class_name', 'c.code', 'c.city', 'u.com_name'].map((column) => `${column} ilike '%TC26-0471%'`).join(' or ')})`;
const called = "a.name_grams @> name_grams('晓丁') and a.name ilike '%晓丁%'";
const cases: readonly Case[] = [
  {
    name: 'classes: the newest 20',
    list: 'class/fetchClassLists',
    input: { page: 1, limit: 20 },
    page: `${withWork} order by c.created_at desc, c.class_id desc limit 20`,
    count: 'select count(*) from class',
  },
  {
    name: 'classes: one state, by exam',
    list: 'class/fetchClassLists',
    input: { page: 1, limit: 20, status: ['enrolling'], sort: 'exam_at' },
    page: `${withWork} where c.status = 'enrolling' order by c.exam_at desc, c.class_id desc limit 20`,
    count: "select count(*) from class where status = 'enrolling'",
  },
  {
    name: 'classes: a search',
    list: 'class/fetchClassLists',
    input: { page: 1, limit: 20, search: 'TC26-0471' },
    page: `${withWork} where c.search_grams @> name_grams('TC26-0471') and c.code ilike '%TC26-0471%' limit 20`,
    count:
      "select count(*) from class c where c.search_grams @> name_grams('TC26-0471') and c.code ilike '%TC26-0471%'",
  },
  {
    name: 'open classes: soonest end first',
    list: 'class/fetchOpenClasses',
    input: { page: 1, limit: 20 },
    page: `${columns} where ${open} order by c.enroll_end, c.class_id limit 20`,
    count: `select count(*), array_agg(distinct c.city), array_agg(distinct c.fee_cents) from class c where ${open}`,
  },
  {
    name: 'open classes: a search',
    list: 'class/fetchOpenClasses',
    input: { page: 1, limit: 20, search: 'TC26-0471' },
    page: `${columns} where ${open} and ${typed} order by c.enroll_end, c.class_id limit 20`,
    count: `select count(*) filter (where ${typed}), array_agg(distinct c.city), array_agg(distinct c.fee_cents)
      from class c left join unit u on u.unit_id = c.unit_id where ${open}`,
  },
  {
    name: 'accounts: the newest 20',
    list: 'user/getList',
    input: { role: 'editor', page: 1, limit: 20 },
    page: `${accountRows} where r.role = 'editor' order by r.user_id desc limit 20`,
    count: "select count(*) from account_role where role = 'editor'",
  },
  {
    name: 'accounts: a common state',
    list: 'user/getList',
    input: { role: 'editor', status: 'approved', page: 1, limit: 20 },
    page: `${accountRows} where r.role = 'editor' and a.status = 'approved' order by r.user_id desc limit 20`,
    count: `select count(*) from account_role r join account a on a.user_id = r.user_id
      where r.role = 'editor' and a.status = 'approved'`,
  },
  {
    name: 'accounts: a name',
    list: 'user/getList',
    input: { role: 'editor', search: '晓丁', page: 1, limit: 20 },
    page: `${accountRows} where r.role = 'editor' and ${called} order by r.user_id desc limit 20`,
    count: `select count(*) from account_role r join account a on a.user_id = r.user_id
      where r.role = 'editor' and ${called}`,
  },
  {
    name: 'experts: the newest 20',
    list: 'user/getExpertList',
    input: { role: 'expert', page: 1, limit: 20 },
    page: `${accountRows} where r.role = 'expert' order by r.user_id desc limit 20`,
    count: "select count(*) from account_role where role = 'expert'",
  },
  {
    name: 'experts: a name',
    list: 'user/getExpertList',
    input: { role: 'expert', search: '晓丁', page: 1, limit: 20 },
    page: `${accountRows} where r.role = 'expert' and ${called} order by r.user_id desc limit 20`,
    count: `select count(*) from account_role r join account a on a.user_id = r.user_id
      where r.role = 'expert' and ${called}`,
  },
];

await raceLists(lists, cases, { rounds: 7, callsARound: 120, warm_ms: 6_000 });
await lists.close();
