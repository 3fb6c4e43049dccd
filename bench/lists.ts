import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@skillcert/api-client/contract';
import { buildApp } from '../apps/server/src/app.js';
import { readConfig } from '../apps/server/src/config.js';
import { createServices } from '../apps/server/src/create-services.js';
import { handlers } from '../apps/server/src/handlers.js';
import { createLog } from '../apps/server/src/http/create-log.js';
import { openStore } from '../apps/server/src/store/open-store.js';
import { createAccount } from '../apps/server/src/user/testing/create-account.js';
import { signIn } from '../apps/server/src/user/testing/sign-in.js';

const classes = 10_000;
const rounds = 7;
const callsARound = 60;

const data_dir = mkdtempSync(join(tmpdir(), 'skillcert-bench-'));
const config = readConfig({ DATA_DIR: data_dir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' });
const log = createLog(config);
const store = await openStore(config, log);
const services = createServices({ store, config, log });
const app = await buildApp(services, { contract, handlers });

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
await createAccount(services, { username: 'bench', roles: ['zky-admin'] });
const browser = await signIn(app, 'bench');

interface Case {
  readonly name: string;
  readonly input: object;
  /** What a program that trusts its caller would send for it. */
  readonly page: string;
  readonly count: string;
}

const columns = 'select c.*, u.com_name from class c left join unit u on u.unit_id = c.unit_id';
const cases: readonly Case[] = [
  {
    name: 'the newest 20',
    input: { page: 1, limit: 20 },
    page: `${columns} order by c.created_at desc, c.class_id desc limit 20`,
    count: 'select count(*) from class',
  },
  {
    name: 'one state, by exam',
    input: { page: 1, limit: 20, status: ['enrolling'], sort: 'exam_at' },
    page: `${columns} where c.status = 'enrolling' order by c.exam_at desc, c.class_id desc limit 20`,
    count: "select count(*) from class where status = 'enrolling'",
  },
  {
    name: 'a search',
    input: { page: 1, limit: 20, search: 'TC26-0471' },
    page: `${columns} where c.search_grams @> name_grams('TC26-0471') and c.code ilike '%TC26-0471%' limit 20`,
    count:
      "select count(*) from class c where c.search_grams @> name_grams('TC26-0471') and c.code ilike '%TC26-0471%'",
  },
];

const p95 = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let call = 0; call < callsARound; call += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

for (const { name, input, page, count } of cases) {
  const call = async () => {
    const { code } = await browser.call('class/fetchClassLists', input);
    if (code !== 20_000) throw new Error(`class/fetchClassLists answered ${code}`);
  };
  const bare = () => Promise.all([store.pool.query(page), store.pool.query(count)]);
  const figures = { call: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [ofBare, ofCall] = [await p95(bare), await p95(call)];
    // The first round warms up.
    if (round > 0) figures.bare.push(ofBare);
    if (round > 0) figures.call.push(ofCall);
  }
  const [ours, theirs] = [median(figures.call), median(figures.bare)];
  process.stdout.write(
    `  ${name.padEnd(24)} call p95 ${ours.toFixed(1).padStart(6)} ms   bare SQL p95 ${theirs.toFixed(1).padStart(6)} ms   ×${(ours / theirs).toFixed(2)} (goal: 2 at most)\n`,
  );
}

await app.close();
await services.enrolDesk.stop();
await store.close();
rmSync(data_dir, { recursive: true, force: true });
