import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices } from '../apps/server/src/create-services.js';
import { callHandler } from '../apps/server/src/domain/class/testing/call-handler.js';
import { insertTestClass } from '../apps/server/src/domain/class/testing/insert-test-class.js';
import { openStaff } from '../apps/server/src/domain/class/testing/staff.js';
import { evaluateRow } from '../apps/server/src/domain/enrolment/import/rows/evaluate-row.js';
import { namedColumns } from '../apps/server/src/domain/enrolment/import/rows/guess-columns.js';
import { rowRules } from '../apps/server/src/domain/enrolment/import/rows/row-rules.js';
import { openRow, sealRow } from '../apps/server/src/domain/enrolment/import/rows/sealed-row.js';
import { importDesk, sheetOf } from '../apps/server/src/domain/enrolment/import/testing/import-desk.js';
import { manyPeople } from '../apps/server/src/domain/enrolment/import/testing/many-people.js';
import { picture } from '../apps/server/src/domain/enrolment/import/testing/photo-zip.js';
import { fetchEnrolmentLists } from '../apps/server/src/domain/enrolment/lists/fetch-enrolment-lists.js';
import { idIndex } from '../apps/server/src/domain/foundation/search/id-index.js';
import { createLog } from '../apps/server/src/platform/http/create-log.js';
import { readConfig } from '../apps/server/src/platform/settings/config.js';
import { readTable } from '../apps/server/src/platform/sheet/read-table.js';
import { openStore } from '../apps/server/src/platform/store/open-store.js';
import { zipFile } from '../apps/server/src/platform/zip/zip-file.js';
import { atRest, mb, timed, watchWork } from './import/watch-work.js';

const people = 10_000;
const withPhotos = 1_000;
const rounds = 7;
const columns = ['name', 'id_card', 'phone', 'education', 'employer'] as const;

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'skillcert-bench-'));
const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' });
const log = createLog(config);
const store = await openStore(config, log);
const services = createServices({ store, config, log });
const { keyring } = services;
/** The memory of the server before anything was sent. */
let idle = atRest();
const { rows: all, wrong } = manyPeople(people);
const sheet = await sheetOf(all);

const parse = async () => (await readTable(services.sheets, sheet, namedColumns)).rows.length;

/** The ways that the rows get, as the sheet says none. */
const offer = {
  enroll_type: 'organization',
  study_type: 'online',
  unit_id: null,
  enroll_types: ['organization'],
  study_types: ['online'],
  units: [],
} as const;

/** The work of an import on a row before the database sees it: sealed, opened, evaluated, indexed. */
const parseAndCheck = async () => {
  const rules = rowRules(services, { columns, level: '5', day_order: null, ...offer });
  let good = 0;
  const { rows } = await readTable(services.sheets, sheet, namedColumns);
  for (const row of rows) {
    const evaluated = evaluateRow(openRow(keyring, sealRow(keyring, row)), row.row_no, rules);
    if (Array.isArray(evaluated)) continue;
    idIndex(keyring, evaluated.id_type, evaluated.id_card);
    keyring.blindIndex('phone', evaluated.phone);
    good += 1;
  }
  if (good !== people - wrong) throw new Error(`${good} rows were good.`);
};

/** Watches memory, the event loop, and the wait of another user at the list of candidates. */
const watch = async (class_id: number, work: () => Promise<unknown>) => {
  const caller = await openStaff(services, { roles: ['admin'] });
  const input = { class_id, page: 1, limit: 20 };
  const look = () => callHandler(fetchEnrolmentLists, { services, caller, input });
  say(`  ${(await watchWork({ idle, look, looking: 'list of candidates' }, work)).told}`);
};

interface Sent {
  readonly bytes: Buffer;
  /** The number of good and of faulty rows. */
  readonly good: number;
  readonly wrong: number;
  readonly zip?: Buffer;
}

const importThem = async (title: string, { bytes, good, wrong, zip }: Sent) => {
  const class_id = await insertTestClass(services, { capacity: people });
  const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
  const desk = importDesk(services, class_id);
  let import_id = 0;
  say(`${title}: sent`);
  await watch(class_id, async () => {
    ({ import_id } = await desk.start(master, bytes));
    if (zip) await desk.sendPhotos(master, import_id, zip);
  });
  say(`${title}: checked`);
  await watch(class_id, async () => {
    await desk.check(master, import_id, [...columns]);
    await desk.work(master);
  });
  say(`${title}: report`);
  await watch(class_id, () => desk.report(master, import_id));
  await desk.decide(master, import_id, 'confirm', true);
  say(`${title}: enrolled`);
  await watch(class_id, () => desk.work(master));
  const found = await desk.latest(master);
  say(`  ${JSON.stringify(found?.rows)}`);
  const { taken } = await store.db
    .selectFrom('class')
    .select('taken')
    .where('class_id', '=', class_id)
    .executeTakeFirstOrThrow();
  const isWhole = found?.status === 'done' && found.rows.enrolled === good && found.rows.wrong === wrong;
  if (!isWhole || taken !== good) {
    say(`  it should have enrolled ${good} and left ${wrong} out`);
    process.exitCode = 1;
  }
};

await importThem(`${people} rows, ${wrong} of them wrong`, { bytes: sheet, good: people - wrong, wrong });

const photo = await picture(600, 840);
const few = manyPeople(withPhotos, 5);
const zip = await zipFile(few.rows.map(([, id_card]) => ({ name: `${id_card}.jpg`, content: [photo] })));
// The sender is in this process too, and an archive is large: its memory is not the server's.
idle = atRest();
await importThem(`${withPhotos} rows with photos, ${mb(zip.length)} MB packed`, {
  bytes: await sheetOf(few.rows),
  good: withPhotos - few.wrong,
  wrong: few.wrong,
  zip,
});

const parsed: number[] = [];
const checked: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const [alone, both] = [await timed(parse), await timed(parseAndCheck)];
  // The first round warms up.
  if (round === 0) continue;
  parsed.push(alone);
  checked.push(both);
}
say(
  `${people} rows of ${columns.length} columns, ${mb(sheet.length)} MB packed, median of ${rounds} rounds:`,
);
say(`parse alone        ${median(parsed).toFixed(0)} ms`);
say(
  `parse with checks  ${median(checked).toFixed(0)} ms   ×${(median(checked) / median(parsed)).toFixed(2)} (goal: 2 at most)`,
);

await services.enrolIntake.stop();
await store.close();
rmSync(folder, { recursive: true, force: true });
