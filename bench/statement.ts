import { callHandler } from '../apps/server/src/domain/class/testing/call-handler.js';
import { openStaff } from '../apps/server/src/domain/class/testing/staff.js';
import { fetchBankLines } from '../apps/server/src/domain/money/statement/fetch-bank-lines.js';
import { importStatement } from '../apps/server/src/domain/money/statement/import-statement.js';
import { listLines } from '../apps/server/src/domain/money/statement/list-lines.js';
import { matchBankLine } from '../apps/server/src/domain/money/statement/match-bank-line.js';
import { matchSureBankLines } from '../apps/server/src/domain/money/statement/match-sure-bank-lines.js';
import { writeSheet } from '../apps/server/src/platform/sheet/write-sheet.js';
import { atRest, mb, timed, watchWork } from './import/watch-work.js';
import { openLists } from './lists/open-lists.js';

const lines = 5_000;
const class_id = 1;
const day = '2026-09-01';
/** The most memory of an import, and the longest wait of another user for a list while a desk works. */
const added_bytes_max = 150 * 1_048_576;
const p95_ms_max = 250;
/** How much longer a page with suggestions takes than plain SQL that finds the same people for its lines. */
const ratio_max = 2;

const lists = await openLists();
const { services } = lists;
const { pool, db } = services.store;
await pool.query(
  `insert into class (class_id, class_name, code, level, capacity, taken, status) values ($1, '第四期', 'TC26-0001', '3', 100000, $2, 'enrolling')`,
  [class_id, lines],
);
await pool.query(
  `insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked,
     live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type, status, place, consent_at, idem_key, fee_cents)
   select $1, n, 'TC26-0001-' || lpad(n::text, 5, '0'), '李晓' || chr(20000 + n % 500), name_grams('李晓' || chr(20000 + n % 500)),
     'cn', '\\x00', sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
     sha256(('p' || n)::bytea), 'individual', 'online', 'approved', 'taken', now(), 'key-' || n, 68000
   from generate_series(1, $2::int4) as n`,
  [class_id, lines],
);
await pool.query(
  `insert into payment (class_id, payment_id, enrolment_id, open_enrolment_id, amount_cents, currency, status, payer_name, payer_bank,
     payer_account_enc, payer_account_masked, paid_on, proof_id)
   select $1, n, n, n, 68000, 'CNY', 'declared', '李晓' || chr(20000 + n % 500), '中国建设银行', sha256('a') || sha256('b'), '**0017', $3::date, 1
   from generate_series(1, $2::int4, 2) as n`,
  [class_id, lines, day],
);
await pool.query('vacuum analyze enrolment');
await pool.query('vacuum analyze payment');

const caller = await openStaff(services, { roles: ['zky-admin'] });
const heads = ['交易日期', '贷方发生额(元)', '借方发生额', '对方户名', '摘要', '交易流水号'];
/** Half of the people declared nothing, and every second line has another payer than the candidate. */
const rowOf = (n: number) => [
  day,
  '680.00',
  '',
  n % 2 === 0 ? `付款人${n}` : `李晓${String.fromCharCode(20_000 + (n % 500))}`,
  `报名费 TC26-0001-${String(n).padStart(5, '0')}`,
  `B${n}`,
];
const rows = Array.from({ length: lines }, (_, n) => rowOf(n + 1));
const columns = heads.map((head) => ({ head, width: 16 }));
const file = Buffer.from(await writeSheet({ title: '对账单', columns, rows }));

const listed = () => callHandler(fetchBankLines, { services, caller, input: { page: 1, limit: 200 } });
const watch = async (title: string, work: () => Promise<unknown>, p95_max = Number.POSITIVE_INFINITY) => {
  const { told, added_bytes, p95_ms } = await watchWork(
    { idle, look: listed, looking: 'list of lines' },
    work,
  );
  process.stdout.write(`  ${title}: ${told}\n`);
  // A user who polls a tenth of a second later may not have polled at all, which is no number.
  if (added_bytes <= added_bytes_max && !(p95_ms > p95_max)) return;
  process.stdout.write(`  over +${mb(added_bytes_max)} MB, or over ${p95_max} ms\n`);
  process.exitCode = 1;
};
const idle = atRest();

await watch(`${lines} lines imported`, () =>
  callHandler(importStatement, { services, caller, input: { title: '对账单' }, bytes: file }),
);
/**
 * The baseline: the lines of the page and the payments of those whom they name, by number, else by the candidate's
 * name or the payer of a declaration. Plain SQL of a program that trusts its caller: no session, no counts, no
 * shapes of the wire, nothing evaluated or ordered.
 */
const plain = `
  select l.line_id, l.paid_on::text, l.amount_cents, l.payer_name, l.note, e.enrolment_id, e.enrol_no, e.name, c.class_name,
    p.payment_id, p.status, p.amount_cents as paid_cents
  from (select * from bank_line where class_id is null and aside_at is null order by paid_on desc, line_id desc limit 200) as l
  left join lateral (
    select n.class_id, n.enrolment_id from enrolment n where n.enrol_no = any(l.numbers)
    union all
    select n.class_id, n.enrolment_id from enrolment n where l.numbers = '{}' and n.name = l.payer_name
    union all
    select d.class_id, d.enrolment_id from payment d where l.numbers = '{}' and d.payer_name = l.payer_name and d.status = 'declared'
  ) as named on true
  left join enrolment e on e.class_id = named.class_id and e.enrolment_id = named.enrolment_id
  left join class c on c.class_id = e.class_id
  left join payment p on p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id
  order by l.paid_on desc, l.line_id desc`;
/** With its plan kept, as the page keeps its own: this is what the page is judged by. */
const bare = () => pool.query({ name: 'plain', text: plain });
/** The same planned at each call, which is said beside it. */
const planned = () => pool.query(plain);
/** The same without the checks of the wire. */
const suggest = () => listLines(db, { view: 'open', search: '', page: 1, limit: 200 });
type Way = 'page' | 'bare' | 'planned';
const ways: readonly (readonly [Way, () => Promise<unknown>])[] = [
  ['bare', bare],
  ['planned', planned],
  ['page', suggest],
];
const times: Record<Way, number[]> = { page: [], bare: [], planned: [] };
// Plans must not change while they are compared, as they do once the database counts the imported lines by itself.
await pool.query('vacuum analyze bank_line');
for (let round = 0; round < 60; round += 1) {
  // Each comes after each other equally often: the first after a page also clears away what that has left.
  for (let turn = 0; turn < ways.length; turn += 1) {
    const [way, work] = ways[(round + turn * (1 + (Math.floor(round / 3) % 2))) % ways.length] ?? [
      'bare',
      bare,
    ];
    times[way].push(await timed(work));
  }
}
const quantile = (of: Way, share: number) =>
  times[of].toSorted((one, other) => one - other)[Math.floor(times[of].length * share)] ?? 0;
const said = (of: Way) => `${quantile(of, 0.95).toFixed(1)} ms (p50 ${quantile(of, 0.5).toFixed(1)})`;
const ratio = quantile('page', 0.95) / quantile('bare', 0.95);
process.stdout.write(
  `  page of 200: p95 ${said('page')}, bare SQL ${said('bare')}, ratio ${ratio.toFixed(2)} (p50 ${(quantile('page', 0.5) / quantile('bare', 0.5)).toFixed(2)}); planned at each call ${said('planned')}\n`,
);
if (ratio > ratio_max) process.exitCode = 1;

let strangers = 0;
/** Confirms the sure lines, then those of each page by their first suggestion. @returns whether there were any */
const matchPage = async () => {
  const { items } = await callHandler(fetchBankLines, { services, caller, input: { page: 1, limit: 200 } });
  for (const { line_id, note, suggestions } of items) {
    strangers += suggestions.filter(({ enrol_no }) => !note.endsWith(enrol_no)).length;
    const [first] = suggestions;
    if (!first) throw new Error(`Line ${line_id} has no suggestion.`);
    const { class_id: of, payment_id, enrolment_id } = first;
    const order = payment_id === null ? { enrolment_ids: [enrolment_id] } : { payment_id };
    await callHandler(matchBankLine, { services, caller, input: { line_id, class_id: of, ...order } });
  }
  return items.length > 0;
};
await watch(
  'all sure lines confirmed together',
  async () => {
    for (let left = 1; left > 0; )
      ({ left } = await callHandler(matchSureBankLines, { services, caller, input: {} }));
  },
  p95_ms_max,
);
await watch(
  'the other lines matched by their first suggestion',
  async () => {
    while (await matchPage());
  },
  p95_ms_max,
);
process.stdout.write(`  strangers offered for lines that name somebody: ${strangers}\n`);
if (strangers > 0) process.exitCode = 1;
const { rows: wrong } = await pool.query(
  `select from bank_line l join payment p using (class_id, payment_id) join enrolment e using (class_id, enrolment_id)
   where l.note not like '%' || e.enrol_no`,
);
const done = await db
  .selectFrom('payment')
  .select(({ fn }) => fn.countAll<string>().as('count'))
  .where('status', '=', 'confirmed')
  .executeTakeFirstOrThrow();
process.stdout.write(`  confirmed ${done.count}, of another candidate than the line says ${wrong.length}\n`);
process.stdout.write(`  list of unmatched lines: ${(await timed(listed)).toFixed(0)} ms\n`);
if (Number(done.count) !== lines || wrong.length > 0) process.exitCode = 1;
await lists.close();
