import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@skillcert/api-client/contract';
import { buildApp } from '../apps/server/src/app.js';
import { createServices } from '../apps/server/src/create-services.js';
import { createEnrolIntake } from '../apps/server/src/domain/enrolment/intake/enrol-intake.js';
import { gatherCrowd, openDoors } from '../apps/server/src/domain/enrolment/testing/crowd.js';
import { type Hit, type Shot, sendAll } from '../apps/server/src/domain/enrolment/testing/send-all.js';
import { handlers } from '../apps/server/src/handlers.js';
import { verifyChain } from '../apps/server/src/platform/audit/verify-chain.js';
import { createLog } from '../apps/server/src/platform/http/create-log.js';
import type { Services } from '../apps/server/src/platform/services.js';
import { readConfig } from '../apps/server/src/platform/settings/config.js';
import { openStore } from '../apps/server/src/platform/store/open-store.js';
import { startBareServer } from './rush/bare-server.js';
import { seatInFewColumns } from './rush/few-columns.js';
import { seatInSameRows } from './rush/same-rows.js';

const connections = 200;
const candidates = 20_000;
const seats = 5_000;
const rounds = 5;
const candidatesARound = 10_000;
// One commit per candidate takes so much longer that fewer candidates give the same result.
const candidatesOneByOne = 1_500;

/** This file again, as the crowd: a process of its own, so that it takes nothing from the server's. */
const [, , part, crowdPort, crowdFile = ''] = process.argv;
if (part === 'crowd') {
  const shots: readonly Shot[] = JSON.parse(readFileSync(crowdFile, 'utf8'));
  const began = performance.now();
  const hits = await sendAll(Number(crowdPort), shots, { connections });
  if (hits.length < shots.length) throw new Error('Connections ended before their answers.');
  writeFileSync(crowdFile, JSON.stringify({ seconds: (performance.now() - began) / 1000, hits }));
  process.exit();
}

const folder = mkdtempSync(join(tmpdir(), 'skillcert-bench-'));
const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' });
const log = createLog(config);
const store = await openStore(config, log);
const services = createServices({ store, config, log });
const oneByOne = createEnrolIntake({ ...services, batch_max: 1 });

const listen = async (with_: Services) => {
  const app = await buildApp(with_, { contract, handlers });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
};
const [full, single, bare, same] = [
  await listen(services),
  await listen({ ...services, enrolIntake: oneByOne }),
  await startBareServer(await seatInFewColumns(store.pool)),
  await startBareServer(seatInSameRows(store)),
];

interface Rush {
  readonly seconds: number;
  readonly hits: readonly Hit[];
}

const rush = async (port: number, shots: readonly Shot[]): Promise<Rush> => {
  const file = join(folder, 'crowd.json');
  writeFileSync(file, JSON.stringify(shots));
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'crowd', String(port), file], {
    stdio: 'inherit',
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error('The crowd did not come through.');
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** The share of the others' rate that ours has to reach. */
const goals = { of_same: 0.35, of_single: 3 };

const confirmed = (hits: readonly Hit[]) => hits.filter(({ code }) => code === 20_000);
const rateOf = ({ hits, seconds }: Rush) => confirmed(hits).length / seconds;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const quantile = (hits: readonly Hit[], q: number) =>
  hits.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(hits.length * q)] ?? Number.NaN;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

const crowd = await gatherCrowd(services, candidates);

const openBareDoors = (class_id: number, capacity: number) =>
  store.pool.query('insert into bare_class (class_id, capacity) values ($1, $2)', [class_id, capacity]);

/** Everybody gets a seat: the rate per second of each of the four. */
const rates = { full: [] as number[], bare: [] as number[], same: [] as number[], single: [] as number[] };
const waits = { p50: [] as number[], p99: [] as number[] };
for (let round = 0; round <= rounds; round += 1) {
  const people = crowd.slice(0, candidatesARound);
  const { class_id, shots } = await openDoors(services, people, people.length);
  await openBareDoors(class_id, people.length);
  const ofBare = await rush(bare.port, shots);
  const ofFull = await rush(full.port, shots);
  const ofSame = await rush(same.port, (await openDoors(services, people, people.length)).shots);
  const few = await openDoors(services, crowd.slice(0, candidatesOneByOne), candidatesOneByOne);
  const ofSingle = await rush(single.port, few.shots);
  // The first round warms up.
  if (round === 0) continue;
  rates.full.push(rateOf(ofFull));
  rates.bare.push(rateOf(ofBare));
  rates.same.push(rateOf(ofSame));
  rates.single.push(rateOf(ofSingle));
  waits.p50.push(quantile(ofFull.hits, 0.5));
  waits.p99.push(quantile(ofFull.hits, 0.99));
}
const [ours, theirs, same_rows, alone] = [
  median(rates.full),
  median(rates.bare),
  median(rates.same),
  median(rates.single),
];
say(
  `confirmed a second, ${connections} connections, a seat for everybody, median of ${rounds} rounds of ${candidatesARound}:`,
);
say(
  `the whole server                         ${ours.toFixed(0).padStart(7)}   p50 ${median(waits.p50).toFixed(0)} ms   p99 ${median(waits.p99).toFixed(0)} ms`,
);
say(
  `the same group commit over bare HTTP     ${same_rows.toFixed(0).padStart(7)}   ×${(ours / same_rows).toFixed(2)} of it (goal: ${goals.of_same} at least)`,
);
say(
  `that of four columns and two indexes     ${theirs.toFixed(0).padStart(7)}   ×${(ours / theirs).toFixed(2)} of it`,
);
say(
  `the whole server, one commit an enrolment${alone.toFixed(0).padStart(7)}   ×${(ours / alone).toFixed(1)} of it (goal: ${goals.of_single} at least)`,
);

/** The rush itself: four candidates for a seat. */
const { class_id, shots } = await openDoors(services, crowd, seats);
const { hits, seconds } = await rush(full.port, shots);
const acknowledged = confirmed(hits);
const { rows } = await store.pool.query(
  `select c.taken, count(e.*)::int4 as rows, count(distinct e.id_index)::int4 as people,
     count(distinct e.enrol_no)::int4 as numbers, array_agg(e.idem_key || ' ' || e.enrol_no) as given
   from class c left join enrolment e on e.class_id = c.class_id where c.class_id = $1 group by c.class_id, c.taken`,
  [class_id],
);
const [stands] = rows;
const kept = new Set<string>(stands.given);
const lost = acknowledged.filter(({ key, enrol_no }) => !kept.has(`${key} ${enrol_no}`)).length;
const chain = await verifyChain(store.db, class_id);
say(
  `${candidates} candidates for ${seats} seats in ${seconds.toFixed(1)} s: ${acknowledged.length} confirmed, ${hits.length - acknowledged.length} told that the class is full`,
);
say(
  `oversold ${Math.max(0, stands.rows - seats)}, lost ${lost}, doubled ${stands.rows - stands.people + (stands.rows - stands.numbers)}, audit chain ${chain.ok ? `whole (${chain.length} events)` : 'BROKEN'}`,
);
if (stands.rows !== seats || stands.taken !== seats || lost > 0 || stands.people !== seats || !chain.ok)
  process.exitCode = 1;
if (!(ours >= goals.of_same * same_rows && ours >= goals.of_single * alone)) process.exitCode = 1;

bare.close();
same.close();
await Promise.all([full.close(), single.close()]);
await Promise.all([services.enrolIntake.stop(), oneByOne.stop()]);
await store.close();
rmSync(folder, { recursive: true, force: true });
