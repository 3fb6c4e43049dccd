import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { newId } from '../../../platform/store/new-id.js';
import { everyEngine } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { prepareRush as prepare } from '../testing/prepare-rush.js';
import { createEnrolIntake, type EnrolIntake } from './enrol-intake.js';
import * as enrolSql from './enrol-sql.js';
import type { SeatSql } from './seat-batch.js';

describe.each(everyEngine)('the enrol rush on $name', (engine) => {
  let services: TestServices;
  const desks: EnrolIntake[] = [];
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(async () => {
    await Promise.all(desks.map((desk) => desk.stop()));
    await services.close();
  });

  /** A desk like that of another server process, on the same database. */
  const openDesk = (statements?: SeatSql) => {
    const desk = createEnrolIntake({ ...services, ...(statements && { statements }) });
    desks.push(desk);
    return desk;
  };
  const tally = async (class_id: number) => {
    const { rows } = await sql<{ taken: number; rows: number; numbers: number; chain: number }>`
      select c.taken, count(e.*)::int4 as rows, count(distinct e.enrol_no)::int4 as numbers,
        (select count(*)::int4 from audit_event v where v.class_id = c.class_id) as chain
      from class c left join enrolment e on e.class_id = c.class_id
      where c.class_id = ${class_id} group by c.class_id, c.taken`.execute(services.store.db);
    return rows[0];
  };
  const outcomesOf = (settled: readonly PromiseSettledResult<unknown>[]) => {
    const counts: Record<string, number> = {};
    for (const each of settled) {
      const name = each.status === 'fulfilled' ? 'seated' : (each.reason.refusal ?? String(each.reason));
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  it('seats exactly 100 of 1,000 at once and answers the others that the class is full', async () => {
    const class_id = await insertTestClass(services, { capacity: 100 });
    const requests = await prepare(services, class_id, 1_000);
    const settled = await Promise.allSettled(
      requests.map((request) => services.enrolIntake.enrol(class_id, request)),
    );
    expect(outcomesOf(settled)).toEqual({ seated: 100, class_full: 900 });
    expect(await tally(class_id)).toEqual({ taken: 100, rows: 100, numbers: 100, chain: 100 });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('seats exactly 100 of 1,000 over three servers, without a deadlock', async () => {
    const class_id = await insertTestClass(services, { capacity: 100 });
    const requests = await prepare(services, class_id, 1_000);
    const three = [openDesk(), openDesk(), openDesk()];
    const settled = await Promise.allSettled(
      requests.map((request, n) => three[n % three.length]?.enrol(class_id, request)),
    );
    expect(outcomesOf(settled)).toEqual({ seated: 100, class_full: 900 });
    expect(await tally(class_id)).toEqual({ taken: 100, rows: 100, numbers: 100, chain: 100 });
  });

  it('numbers in the order of arrival and without a gap, with two batches under way', async () => {
    const class_id = await insertTestClass(services, { capacity: 90 });
    const requests = await prepare(services, class_id, 100);
    let open = 0;
    let most = 0;
    const { store } = services;
    const withTx: typeof store.withTx = async (fn) => {
      open += 1;
      most = Math.max(most, open);
      try {
        return await store.withTx(fn);
      } finally {
        open -= 1;
      }
    };
    const desk = createEnrolIntake({ ...services, store: { ...store, withTx }, batch_max: 7 });
    desks.push(desk);
    const settled = await Promise.allSettled(requests.map((request) => desk.enrol(class_id, request)));
    const serials = settled.map((each) =>
      each.status === 'fulfilled' ? Number(each.value.enrol_no.split('-').at(-1)) : each.reason.refusal,
    );
    expect(serials).toEqual([
      ...Array.from({ length: 90 }, (_, n) => n + 1),
      ...Array.from({ length: 10 }, () => 'class_full'),
    ]);
    expect(most).toBe(2);
    expect(await tally(class_id)).toEqual({ taken: 90, rows: 90, numbers: 90, chain: 90 });
    expect(await verifyChain(store.db, class_id)).toMatchObject({ ok: true });
  });

  it('fills the places of each unit of a joint class and none beyond, from three servers', async () => {
    const class_id = await insertTestClass(services, { capacity: 300, class_type: 1 });
    const quotas = new Map([
      [11, 30],
      [12, 50],
    ]);
    await services.store.db
      .insertInto('class_unit')
      .values([...quotas].map(([unit_id, quota]) => ({ class_id, unit_id, quota, share_bp: 5_000 })))
      .execute();
    const units = [11, 12, null];
    const requests = (await prepare(services, class_id, 450)).map((request, n) => ({
      ...request,
      unit_id: units[n % units.length] ?? null,
    }));
    const three = [openDesk(), openDesk(), openDesk()];
    const settled = await Promise.allSettled(
      requests.map((request, n) => three[n % three.length]?.enrol(class_id, request)),
    );
    const { seated = 0, ...refused } = outcomesOf(settled);
    expect(refused).toMatchObject({ unit_full: 220 });
    expect(await tally(class_id)).toMatchObject({ taken: seated, rows: seated });
    const { rows } = await sql<{ unit_id: number; taken: number; rows: number }>`
      select u.unit_id, u.taken, (select count(*)::int4 from enrolment e
        where e.class_id = u.class_id and e.unit_id = u.unit_id) as rows
      from class_unit u where u.class_id = ${class_id} order by u.unit_id`.execute(services.store.db);
    expect(rows).toEqual([
      { unit_id: 11, taken: 30, rows: 30 },
      { unit_id: 12, taken: 50, rows: 50 },
    ]);
  });

  it('fills three classes from three servers, repeats and second tries among them', async () => {
    const classes = await Promise.all(
      [40, 60, 80].map((capacity) => insertTestClass(services, { capacity })),
    );
    const three = [openDesk(), openDesk(), openDesk()];
    const settled = await Promise.all(
      classes.map(async (class_id, which) => {
        const requests = await prepare(services, class_id, 150);
        const again = requests.slice(0, 30);
        const other = requests
          .slice(30, 60)
          .map((request) => ({ ...request, idem_key: `${request.idem_key}-b` }));
        return Promise.allSettled(
          [...requests, ...again, ...other].map((request, n) =>
            three[(n + which) % 3]?.enrol(class_id, request),
          ),
        );
      }),
    );
    for (const [index, capacity] of [40, 60, 80].entries()) {
      expect(await tally(classes[index] ?? 0)).toMatchObject({
        taken: capacity,
        rows: capacity,
        chain: capacity,
      });
      const names = Object.keys(outcomesOf(settled[index] ?? [])).sort();
      expect(names.filter((name) => !['already_enrolled', 'class_full', 'seated'].includes(name))).toEqual(
        [],
      );
    }
  });

  it('gives one enrolment to one key, however many servers it reaches', async () => {
    const class_id = await insertTestClass(services);
    const [request] = await prepare(services, class_id, 1);
    if (!request) throw new Error('There is no request.');
    const three = [openDesk(), openDesk(), openDesk()];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => three[n % 3]?.enrol(class_id, request)),
    );
    expect(new Set(answers.map((answer) => answer?.enrolment_id)).size).toBe(1);
    expect(await tally(class_id)).toMatchObject({ taken: 1, rows: 1 });
  });

  it('oversells with the guard removed: without the row lock and the check, two take the last seat', async () => {
    const unguarded = await openTestServices(engine);
    await sql`alter table class drop constraint class_check`.execute(unguarded.store.db);
    const class_id = await insertTestClass(unguarded, { capacity: 1 });
    const requests = await prepare(unguarded, class_id, 2);
    let readers = 0;
    let go: () => void = () => undefined;
    const bothHaveRead = new Promise<void>((resolve) => {
      go = resolve;
    });
    const statements: SeatSql = {
      ...enrolSql,
      lockAndRead: async (tx, id, asked) => {
        const { rows } = await sql<enrolSql.SeatedClass>`select * from class where class_id = ${id}`.execute(
          tx,
        );
        // This forces what a race causes now and then: each request sees the last seat free before either takes it.
        readers += 1;
        if (readers === requests.length) go();
        await bothHaveRead;
        // Each read returns a serial of its own, so that the requests compete for seats only.
        const locked = rows[0] && { ...rows[0], enrol_serial: newId() };
        const [known, ownFiles] = [
          await enrolSql.findKnown(tx, id, asked),
          await enrolSql.findOwnFiles(tx, id, asked),
        ];
        return { locked, units: [], ownFiles, known, head: undefined };
      },
    };
    const two = requests.map((request) => ({
      request,
      desk: createEnrolIntake({ ...unguarded, statements }),
    }));
    await Promise.allSettled(two.map(({ desk, request }) => desk.enrol(class_id, request)));
    const { rows } = await sql<{ seated: number }>`
      select count(*)::int4 as seated from enrolment where class_id = ${class_id}`.execute(
      unguarded.store.db,
    );
    expect(rows[0]?.seated).toBe(2);
    await unguarded.close();
  });

  it('asks whoever comes beyond the queue to try again with the same key', async () => {
    const class_id = await insertTestClass(services, { capacity: 100 });
    const [request] = await prepare(services, class_id, 1);
    if (!request) throw new Error('There is no request.');
    const asked = Array.from({ length: 5_400 }, () => services.enrolIntake.enrol(class_id, request));
    const outcomes = outcomesOf(await Promise.allSettled(asked));
    expect(outcomes.busy).toBeGreaterThan(0);
    expect((outcomes.seated ?? 0) + (outcomes.busy ?? 0)).toBe(5_400);
  });

  it('seats the others of a batch where one meets somebody whom nobody knew of', async () => {
    const class_id = await insertTestClass(services);
    const [first, second, third] = await prepare(services, class_id, 3);
    if (!first || !second || !third) throw new Error('There are no requests.');
    await services.enrolIntake.enrol(class_id, first);
    // This forces what a simultaneous change of identity causes now and then: the desk learns of it only when the row
    // conflicts.
    const desk = openDesk({
      ...enrolSql,
      lockAndRead: async (...asked) => ({ ...(await enrolSql.lockAndRead(...asked)), known: [] }),
    });
    const settled = await Promise.allSettled([
      desk.enrol(class_id, second),
      desk.enrol(class_id, { ...first, idem_key: 'another-key' }),
      desk.enrol(class_id, third),
    ]);
    expect(outcomesOf(settled)).toEqual({ seated: 2, already_enrolled: 1 });
    expect(await tally(class_id)).toEqual({ taken: 3, rows: 3, numbers: 3, chain: 3 });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('answers each alone when one row breaks the batch', async () => {
    const class_id = await insertTestClass(services);
    const requests = await prepare(services, class_id, 5);
    const bad = requests.map((request, n) => (n === 2 ? { ...request, birth: 'not a date' } : request));
    const settled = await Promise.allSettled(
      bad.map((request) => services.enrolIntake.enrol(class_id, request)),
    );
    expect(settled.map((each) => each.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await tally(class_id)).toMatchObject({ taken: 4, rows: 4 });
  });
});
