import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { errors, successCode } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../../create-services.js';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { Services } from '../../../platform/services.js';
import { buildServer } from '../../../testing/build-server.js';
import { engines } from '../../../testing/engines.js';
import { launchServer } from '../../../testing/launch-server.js';
import { openTestStore, type TestStore } from '../../../testing/open-test-store.js';
import { gatherCrowd, openDoors } from '../testing/crowd.js';
import { type Hit, type Shot, sendAll } from '../testing/send-all.js';

const seats = 200;
const candidates = 260;
const connections = 50;
/** The number of confirmations that are read before the server dies of kill -9; after the last run it lives. */
const deaths = [1, 40, 90];
const confirmed = successCode;

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe.each(engines)('a rush whose server is killed, on $name,', (engine) => {
  let store: TestStore;
  let services: Services;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    store = await openTestStore(engine);
    services = createServices({ store, config: store.config, log: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await services.enrolIntake.stop();
    await store.close();
  });

  const launch = async () => {
    const server = await launchServer(built.entry, store);
    child = server.child;
    return server;
  };

  /** Everybody tries; the server dies with the confirmation of this number, if one is given. */
  const rush = async (shots: readonly Shot[], death = Number.POSITIVE_INFINITY): Promise<readonly Hit[]> => {
    const server = await launch();
    const exited = once(server.child, 'exit');
    let seen = 0;
    const onHit = ({ code }: Hit) => {
      seen += Number(code === confirmed);
      if (seen === death) server.child.kill('SIGKILL');
    };
    const hits = await sendAll(server.port, shots, { connections, onHit });
    // The last server lives, as does one that confirmed too little to be killed: the check of the confirmations reports
    // it.
    server.child.kill('SIGTERM');
    await exited;
    return hits;
  };

  it('seats nobody twice and nobody too many, loses nobody who was confirmed, and gives every retry the same number', async () => {
    const crowd = await gatherCrowd(services, candidates);
    const { class_id, shots } = await openDoors(services, crowd, seats);
    const runs: (readonly Hit[])[] = [];
    for (const death of [...deaths, undefined]) runs.push(await rush(shots, death));

    for (const cut of runs.slice(0, -1)) expect(cut.length).toBeLessThan(candidates);
    const last = runs.at(-1) ?? [];
    const given = new Map(
      last.filter(({ code }) => code === confirmed).map((hit) => [hit.key, hit.enrol_no]),
    );
    expect(given.size).toBe(seats);
    expect(last.filter(({ code }) => code === errors.class_full.code)).toHaveLength(candidates - seats);
    for (const { code, key, enrol_no } of runs.flat())
      if (code === confirmed) expect(given.get(key)).toBe(enrol_no);

    const { rows } = await sql`
      select c.taken, c.enrol_serial, count(e.*)::int4 as rows, count(distinct e.id_index)::int4 as people,
        count(distinct e.enrol_no)::int4 as numbers,
        (select count(*)::int4 from sms where sms.class_id = c.class_id) as messages,
        (select count(*)::int4 from loose_file l join file f on f.file_id = l.file_id where f.class_id = c.class_id) as loose
      from class c join enrolment e on e.class_id = c.class_id where c.class_id = ${class_id}
      group by c.class_id`.execute(store.db);
    const all = {
      taken: seats,
      enrol_serial: seats,
      rows: seats,
      people: seats,
      numbers: seats,
      messages: seats,
    };
    expect(rows).toEqual([{ ...all, loose: 3 * (candidates - seats) }]);
    expect(await verifyChain(store.db, class_id)).toMatchObject({ ok: true, length: seats });
  });
});
