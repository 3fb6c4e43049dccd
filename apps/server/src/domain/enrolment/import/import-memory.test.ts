import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallName,
  type Envelope,
  type ImportRecord,
  type OutputOf,
  successCode,
} from '@skillcert/api-client/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../../create-services.js';
import type { Services } from '../../../platform/services.js';
import { openSheet } from '../../../platform/sheet/testing/sheets-here.js';
import { buildServer } from '../../../testing/build-server.js';
import { engines } from '../../../testing/engines.js';
import { launchServer } from '../../../testing/launch-server.js';
import { openTestStore, type TestStore } from '../../../testing/open-test-store.js';
import { createAccount, testPassword } from '../../accounts/sign-in/testing/create-account.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { sheetOf } from './testing/import-desk.js';
import { manyPeople } from './testing/many-people.js';

const people = 10_000;
const memoryMost = 150 * 1_048_576;
const lookEvery = 200;

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe.each(engines)('an import of 10,000 rows at a server of the product, on $name,', (engine) => {
  let store: TestStore;
  let services: Services;
  let child: ChildProcess | undefined;
  let at = '';
  let token = '';
  beforeAll(async () => {
    store = await openTestStore(engine);
    services = createServices({ store, config: store.config, log: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    if (child && child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await services.enrolIntake.stop();
    await store.close();
  });

  const send = (path: string, body: string | Buffer, type = 'application/json') =>
    fetch(`${at}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'accept-language': 'en',
        'idempotency-key': 'one-key-is-enough',
        'x-token': token,
      },
      body,
    });
  const dataOf = async <Name extends CallName>(answer: Response): Promise<OutputOf<Name>> => {
    const { code, message, data } = (await answer.json()) as Envelope<OutputOf<Name>>;
    if (code !== successCode) throw new Error(`The server refused: ${message}`);
    return data;
  };
  const call = async <Name extends CallName>(name: Name, input: object) =>
    dataOf<Name>(await send(name, JSON.stringify(input)));

  /** The resident memory of the server's process, in bytes. */
  const memory = async () => {
    const text = await (await fetch(`${at}/metrics`)).text();
    const [, bytes] = /^skillcert_process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
    if (bytes === undefined) throw new Error('The metrics say nothing of memory.');
    return Number(bytes);
  };

  it('takes less than 150 MB, and the list of candidates answers meanwhile', async () => {
    const class_id = await insertTestClass(services, { capacity: people });
    await createAccount(services, { username: 'importer', roles: ['master'], owner_classes: [class_id] });
    const server = await launchServer(built.entry, store);
    child = server.child;
    at = `http://127.0.0.1:${server.port}`;
    ({ token } = await call('user/login', {
      username: 'importer',
      password: testPassword,
      user_selected: '',
    }));
    const look = () => call('enrolment/fetchEnrolmentLists', { class_id, page: 1, limit: 20 });
    await look();
    await sleep(1_000);
    const idle = await memory();

    let most = idle;
    let looks = 0;
    /** Another person looks at the list while the work goes on. */
    const beside = async <Result>(work: Promise<Result>): Promise<Result> => {
      let isOver = false;
      const watching = async () => {
        while (!isOver) {
          await look();
          looks += 1;
          most = Math.max(most, await memory());
          await sleep(lookEvery);
        }
      };
      const [result] = await Promise.all([
        work.finally(() => {
          isOver = true;
        }),
        watching(),
      ]);
      return result;
    };
    const reach = async (status: ImportRecord['status']): Promise<ImportRecord> => {
      for (;;) {
        const { import: found } = await call('enrolment/fetchImport', { class_id });
        if (found?.status === status) return found;
        await sleep(lookEvery);
      }
    };

    const { rows, wrong } = manyPeople(people);
    const good = people - wrong;
    const path = `enrolment/startImport?${new URLSearchParams({ class_id: String(class_id), title: '名单.xlsx' })}`;
    const sending = send(path, await sheetOf(rows), 'application/octet-stream');
    const { import_id } = await beside(sending.then((answer) => dataOf<'enrolment/startImport'>(answer)));
    const columns = ['name', 'id_card', 'phone', 'education', 'employer'];
    const kinds = { enroll_type: 'organization', study_type: 'online' };
    await call('enrolment/checkImport', { class_id, import_id, columns, ...kinds });
    expect((await beside(reach('checked'))).rows).toMatchObject({ good, wrong, enrolled: 0 });

    const reporting = send('enrolment/fetchImportSheet', JSON.stringify({ class_id, import_id }));
    const reported = await beside(reporting);
    let lines = 0;
    for await (const some of openSheet(Buffer.from(await reported.arrayBuffer()))) lines += some.length;
    // Until the import has run, the report has every row that was sent.
    expect(lines).toBe(1 + people);

    await call('enrolment/decideImport', { class_id, import_id, event: 'confirm', consent: true });
    expect((await beside(reach('done'))).rows).toMatchObject({ good: 0, wrong, enrolled: good, refused: 0 });
    expect((await look()).total).toBe(good);

    expect(most - idle).toBeLessThan(memoryMost);
    expect(looks).toBeGreaterThan(10);
  });
});
