import { listAllPayments } from '../apps/server/src/domain/money/payments/lists/list-all-payments.js';
import { listPayments } from '../apps/server/src/domain/money/payments/lists/list-payments.js';
import { listReceipts } from '../apps/server/src/domain/money/payments/receipts/list-receipts.js';
import { openLists } from './lists/open-lists.js';
import { showPlans } from './lists/show-plans.js';

const payments = 1_000_000;
const chunk = 20_000;
/** One class of two hundred thousand, and one of 1,250 as the other eight hundred are. */
const classes = [
  { name: 'the largest class', class_id: 1 },
  { name: 'a class', class_id: 3 },
];

const lists = await openLists();
const { store, keyring, now } = lists.services;
await store.pool.query(
  `insert into class (class_id, class_name, code, level, capacity, taken, status)
   select n, '第' || n || '期', 'TC26-' || lpad(n::text, 5, '0'), '3', 1000000, 200000, 'enrolling' from generate_series(1, 801) as n`,
);

const classOf = 'case when n % 5 = 0 then 1 else 2 + n % 800 end';
const numbers = 'generate_series($1::int4, $2::int4) as n';
/**
 * A year of payments as an index sees it: one of thirty waits, one of seventy has a refund requested, each came in
 * with a receipt.
 */
const tables = [
  `insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked,
     live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type, status, place, consent_at,
     idem_key, created_at)
   select ${classOf}, n, 'TC26-' || lpad(n::text, 7, '0'), '李晓' || chr(20000 + n % 5000),
     array['李', '晓', chr(20000 + n % 5000), '李晓', '晓' || chr(20000 + n % 5000)], 'cn', '\\x00', sha256(('i' || n)::bytea), '',
     sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '138****0001', sha256(('p' || n)::bytea), 'individual',
     'online', 'approved', 'taken', now(), 'key-' || n, now() - make_interval(secs => n) from ${numbers}`,
  `insert into payment (class_id, payment_id, enrolment_id, open_enrolment_id, amount_cents, currency, status, payer_name,
     payer_bank, payer_account_enc, payer_account_masked, paid_on, proof_id, created_at)
   select ${classOf}, n, n, n, 68000 + n % 40 * 100, 'CNY', case when n % 30 = 0 then 'declared' else 'confirmed' end, '李晓明',
     '中国建设银行上海徐汇支行', sha256(('a' || n)::bytea) || sha256(('b' || n)::bytea), '***************0017', current_date, 1,
     now() - make_interval(secs => n) from ${numbers}`,
  `insert into refund (class_id, refund_id, payment_id, open_payment_id, amount_cents, status, origin, reason)
   select ${classOf}, n, n, n, 68000, 'requested', 'candidate', '' from ${numbers} where n % 70 = 0`,
  `insert into receipt (class_id, receipt_id, payment_id, receipt_no, payer_name, payee_name, amount_cents, currency, issued_at)
   select ${classOf}, n, n, 'R' || n, '李晓明', '华东技术咨询协会', 68000, 'CNY', now() - make_interval(secs => n)
   from ${numbers} where n % 30 <> 0`,
];

const began = performance.now();
const connection = await store.pool.connect();
await connection.query('set statement_timeout = 0');
for (let from = 1; from <= payments; from += chunk) {
  for (const text of tables) await connection.query({ text, values: [from, from + chunk - 1] });
}
// The pool's own limit is for calls.
await connection.query(
  Object.assign({ text: 'vacuum analyze payment, enrolment, refund, receipt' }, { query_timeout: 300_000 }),
);
connection.release();
process.stdout.write(
  `  ${payments} payments written in ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
);

const searcher = { keyring, now: now() };
const all = { page: 1, limit: 20, order: 'desc' as const };
/** The lists of one class. */
const ofClass = ({ name, class_id }: (typeof classes)[number]) => {
  const payments = (changes: Partial<Parameters<typeof listPayments>[1]>) => () =>
    listPayments(store.db, { ...all, class_id, sort: 'created_at', ...changes }, searcher);
  const receipts = (changes: Partial<Parameters<typeof listReceipts>[1]>) => () =>
    listReceipts(store.db, { ...all, class_id, sort: 'issued_at', ...changes }, searcher);
  return [
    { name: `${name}: page 1`, run: payments({}) },
    { name: `${name}: page 50`, run: payments({ page: 50 }) },
    { name: `${name}: declared`, run: payments({ status: ['declared'] }) },
    { name: `${name}: a refund`, run: payments({ refund_status: ['requested'] }) },
    { name: `${name}: a number`, run: payments({ search: 'TC26-0500000' }) },
    { name: `${name}: receipts`, run: receipts({}) },
    { name: `${name}: a receipt's number`, run: receipts({ search: 'R100' }) },
  ];
};

await showPlans(store, [
  { name: 'all classes: page 1', run: () => listAllPayments(store.db, all, searcher) },
  {
    name: 'all classes: page 5,000',
    run: () => listAllPayments(store.db, { ...all, page: 5_000 }, searcher),
  },
  {
    name: 'all classes: declared',
    run: () => listAllPayments(store.db, { ...all, status: ['declared'] }, searcher),
  },
  {
    name: 'all classes: a refund',
    run: () => listAllPayments(store.db, { ...all, refund_status: ['requested'] }, searcher),
  },
  { name: 'all classes: a name', run: () => listAllPayments(store.db, { ...all, search: '晓丁' }, searcher) },
  {
    name: 'all classes: a phone',
    run: () => listAllPayments(store.db, { ...all, search: '13800000001' }, searcher),
  },
  ...classes.flatMap(ofClass),
]);
await lists.close();
