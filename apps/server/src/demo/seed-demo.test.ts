import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { classLifecycle, isIdOfType, isMobile, reviewLifecycle, roles } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServices, type TestServices } from '../domain/class/testing/open-test-services.js';
import { verifyChain } from '../platform/audit/verify-chain.js';
import type { Services } from '../platform/services.js';
import { engines, isFullRun } from '../testing/engines.js';
import { demoClasses } from './classes/demo-classes.js';
import { demoAccounts } from './people/demo-accounts.js';
import { seedDemo } from './seed-demo.js';

const inDemoMode = (services: Services): Services => ({
  ...services,
  config: { ...services.config, mode: 'demo' },
});

describe.each(engines)('the demo on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
    await seedDemo(inDemoMode(services));
  });
  afterAll(() => services.close());

  const counts = async (column: string, table: string) => {
    const { rows } = await sql<{ value: string; count: number }>`
      select ${sql.ref(column)} as value, count(*)::int4 as count from ${sql.table(table)} group by 1`.execute(
      services.store.db,
    );
    return new Map(rows.map((row) => [row.value, row.count]));
  };

  it('has classes in every state, and enrolments in each but moved, which takes files along that the demo shares', async () => {
    expect([...(await counts('status', 'class')).keys()].sort()).toEqual(
      Object.keys(classLifecycle.states).sort(),
    );
    const reviews = await counts('status', 'enrolment');
    const { moved: _, ...states } = reviewLifecycle.states;
    expect([...reviews.keys()].sort()).toEqual(Object.keys(states).sort());
    const total = [...reviews.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(1_900);
  });

  it('has an account of every role, one of several roles and a frozen one', async () => {
    expect([...(await counts('role', 'account_role')).keys()].sort()).toEqual([...roles].sort());
    expect((await counts('status', 'account')).get('frozen')).toBe(1);
    expect(demoAccounts.find((account) => account.username === 'multi01')?.role).toBe(
      'recommend+master+editor',
    );
  });

  it('counts every seat: taken is what the rows say, and never above the capacity', async () => {
    const { rows } = await sql`
      select c.class_id from class c
      where c.taken <> (select count(*) from enrolment e where e.class_id = c.class_id and e.place in ('taken', 'held'))
        or c.taken > c.capacity`.execute(services.store.db);
    expect(rows).toEqual([]);
  });

  it('offers open classes, one with its last seat, one full, one joint', async () => {
    const { rows } = await sql<{ left: number; class_type: number }>`
      select capacity - taken as left, class_type from class
      where status = 'enrolling' and enroll_start <= ${services.now()} and enroll_end > ${services.now()}`.execute(
      services.store.db,
    );
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.filter((row) => row.left === 1)).toHaveLength(1);
    expect(rows.filter((row) => row.left === 0)).toHaveLength(1);
    expect(rows.filter((row) => row.class_type === 1)).toHaveLength(1);
  });

  it('has visits of the links that lead anywhere, on days that are over', async () => {
    const { rows } = await sql`
      select count(*) > 0 as has_some, bool_and(d.day < ${services.now()}::timestamptz and c.status in ('enrolling', 'paused')) as is_over
      from link_day d join class c on c.class_id = d.class_id`.execute(services.store.db);
    expect(rows).toEqual([{ has_some: true, is_over: true }]);
  });

  it('has payments and refunds in several states, and books that add up', async () => {
    expect([...(await counts('status', 'payment')).keys()].sort()).toEqual([
      'confirmed',
      'declared',
      'failed',
      'refunded',
      'refunding',
    ]);
    expect((await counts('status', 'refund')).size).toBeGreaterThan(4);
    const { rows } = await sql`
      select p.payment_id from payment p
      where (select coalesce(sum(l.amount_cents), 0) from ledger l
        where l.class_id = p.class_id and l.payment_id = p.payment_id)
        <> case when p.status in ('declared', 'failed') then 0 else p.amount_cents - p.refunded_cents end
        or p.reserved_cents <> (select coalesce(sum(r.amount_cents), 0) from refund r
          where r.class_id = p.class_id and r.open_payment_id = p.payment_id)`.execute(services.store.db);
    expect(rows).toEqual([]);
    const { rows: groups } = await sql`
      select gp.payments, gp.amount_cents = (select sum(p.amount_cents) from payment p
        where p.class_id = gp.class_id and p.group_id = gp.group_id) as adds_up from group_payment gp`.execute(
      services.store.db,
    );
    expect(groups).toEqual([{ payments: 3, adds_up: true }]);
  });

  it('has published the tickets of every class whose exam is near, two subjects for everybody who has paid', async () => {
    const { rows } = await sql`
      select c.class_id from class c where c.status in ('arranged', 'examining') and not exists (
        select from exam_ticket t where t.class_id = c.class_id and t.status = 'issued' and t.told_revision = t.revision
          and 2 = (select count(*) from exam_seat s where s.class_id = t.class_id and s.ticket_id = t.ticket_id))`.execute(
      services.store.db,
    );
    expect(rows).toEqual([]);
    expect([...(await counts('status', 'exam_ticket')).keys()].toSorted()).toEqual(['issued', 'used']);
  });

  it('has changes and rechecks of frozen scores that wait and were decided, and an annulled score', async () => {
    expect([...(await counts('status', 'score_amendment')).keys()].sort()).toEqual([
      'confirmed',
      'proposed',
      'refused',
    ]);
    expect([...(await counts('status', 'score_recheck')).keys()].sort()).toEqual(['requested', 'unchanged']);
    expect((await counts('status', 'score')).get('annulled')).toBeGreaterThan(0);
  });

  it('has certificates in every state but void, and has counted each number', async () => {
    expect((await counts('status', 'certificate')).size).toBe(5);
    const { rows } = await sql`select from prefix_series where series = 'certificate' and last <> (
      select count(*) from certificate where starts_with(certificate_no, prefix))`.execute(services.store.db);
    expect(rows).toEqual([]);
  });

  it('has certificates in the registry, on their way there, and refused by it', async () => {
    expect([...(await counts('registry', 'certificate')).keys()].sort()).toEqual([
      'accepted',
      'none',
      'rejected',
      'sent',
    ]);
    const { rows } = await sql`select from registry_pack p where p.certificates <> (
      select count(*) from certificate k where k.class_id = p.class_id and k.registry_pack_id = p.pack_id)`.execute(
      services.store.db,
    );
    expect(rows).toEqual([]);
  });

  it('has courses that are learned at home, units of every kind and candidates at every stage', async () => {
    expect([...(await counts('status', 'study_course')).keys()].sort()).toEqual(['draft', 'published']);
    expect([...(await counts('kind', 'study_unit')).keys()].sort()).toEqual([
      'article',
      'pdf',
      'quiz',
      'video',
    ]);
    const { rows } = await sql<{ done: boolean }>`
      select distinct done_at is not null as done from study_progress order by 1`.execute(services.store.db);
    expect(rows).toEqual([{ done: false }, { done: true }]);
    const { rows: sums } = await sql<{ adds_up: boolean }>`
      select (select sum(seconds) from study_day) = (select sum(seconds) from study_progress) as adds_up`.execute(
      services.store.db,
    );
    expect(sums).toEqual([{ adds_up: true }]);
    // The points of an attempt are the sum of its marks, and they decide whether it passed.
    const { rows: wrong } = await sql`
      select from study_attempt a join study_unit u on u.class_id = a.class_id and u.study_unit_id = a.study_unit_id
      where a.points <> (select sum(m) from unnest(a.marks) as m)
        or a.passed <> (a.points * 100 >= u.pass_percent * a.possible)`.execute(services.store.db);
    expect(wrong).toEqual([]);
    expect([...(await counts('passed', 'study_attempt')).keys()].length).toBe(2);
  });

  it('has certificates of teachers that were numbered, issued, replaced and revoked, and teachers who wait for one', async () => {
    const { rows } = await sql<{ status: string }>`
      select distinct k.status from certificate k where k.kind = 'teacher' order by 1`.execute(
      services.store.db,
    );
    expect(rows.map(({ status }) => status)).toEqual([
      'numbered',
      'revoked',
      'superseded',
      'suspended',
      'valid',
    ]);
    const { rows: waiting } = await sql<{ left: boolean }>`
      select exists (select from lesson_teacher t join class c on c.class_id = t.class_id where c.status = 'scoring'
        and not exists (select from certificate k where k.class_id = t.class_id and k.user_id = t.user_id)) as "left"`.execute(
      services.store.db,
    );
    expect(waiting).toEqual([{ left: true }]);
  });

  it('shares the fee of every joint class completely', async () => {
    const { rows } = await sql<{ total: number }>`
      select distinct sum(share_bp)::int4 as total from class_unit group by class_id`.execute(
      services.store.db,
    );
    expect(rows).toEqual([{ total: 10_000 }]);
  });

  it('invents identity numbers and phones that the validators accept', async () => {
    const people = await services.store.db
      .selectFrom('enrolment')
      .select(['id_type', 'id_card_enc', 'phone_enc'])
      .execute();
    const wrong = people.filter(({ id_type, id_card_enc, phone_enc }) => {
      const id_card = services.keyring.open('id_card', id_card_enc);
      const known = id_type === 'cn' || id_type === 'hk' || id_type === 'mo' || id_type === 'tw';
      if (!known || !isIdOfType(id_type, id_card, { now: services.now() })) return true;
      return !isMobile(services.keyring.open('phone', phone_enc));
    });
    expect(wrong).toEqual([]);
  });

  it('keeps an unbroken history of every class, none of it in the future', async () => {
    const classes = await services.store.db.selectFrom('class').select('class_id').execute();
    for (const { class_id } of classes) {
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    }
    const { rows } = await sql`select from audit_event where at > ${services.now()}`.execute(
      services.store.db,
    );
    expect(rows).toEqual([]);
  });

  it('writes the accounts for its owner alone', () => {
    const file = join(services.config.data_dir, 'demo-accounts.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(demoAccounts);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is seeded once, also by two servers at once', async () => {
    const before = await counts('status', 'class');
    const told: string[] = [];
    expect(await seedDemo(inDemoMode(services), (doing) => told.push(doing))).toEqual(demoAccounts);
    expect(told).toEqual([]);
    expect(await counts('status', 'class')).toEqual(before);
    const fresh = await openTestServices(engine);
    // As on a busy machine, where the first seeding takes longer than the lock timeout of the second.
    fresh.store.pool.on('connect', (client) => client.query('set lock_timeout = 500'));
    await Promise.all([seedDemo(inDemoMode(fresh)), seedDemo(inDemoMode(fresh))]);
    const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from class`.execute(
      fresh.store.db,
    );
    expect(rows).toEqual([{ count: demoClasses.length }]);
    await fresh.close();
  });

  it('leaves nothing behind when it is cut off midway, and starts over', async () => {
    const fresh = await openTestServices(engine);
    let seals = 0;
    const keyring: Services['keyring'] = {
      ...fresh.keyring,
      seal: (field, text) => {
        seals += 1;
        if (seals === 1_000) throw new Error('cut off');
        return fresh.keyring.seal(field, text);
      },
    };
    await expect(seedDemo(inDemoMode({ ...fresh, keyring }))).rejects.toThrow('cut off');
    const tables = ['account', 'class', 'enrolment', 'audit_event', 'unit'] as const;
    for (const table of tables) {
      expect(await fresh.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const told: string[] = [];
    // An empty database is seeded like any first start, which the end-to-end tests of the product cover.
    if (!isFullRun) return fresh.close();
    expect(await seedDemo(inDemoMode(fresh), (doing) => told.push(doing))).toEqual(demoAccounts);
    expect(told).toEqual([expect.stringContaining('demo data')]);
    await fresh.close();
  });

  it('leaves a database alone that holds other data', async () => {
    const other = await openTestServices(engine);
    await other.store.db
      .insertInto('account')
      .values({ username: 'someone', username_key: 'someone' })
      .execute();
    expect(await seedDemo(inDemoMode(other))).toEqual([]);
    await other.close();
  });

  it('refuses to run outside demo mode', async () => {
    await expect(seedDemo(services)).rejects.toThrow('demo mode only');
  });
});
