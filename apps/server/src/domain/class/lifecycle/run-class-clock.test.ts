import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { giveLeaseBack, takeLease } from '../../../platform/jobs/take-lease.js';
import { startJobs } from '../../../start-jobs.js';
import { engines } from '../../../testing/engines.js';
import { sweepLoosePhotos } from '../../enrolment/files/sweep-loose-photos.js';
import { insertPhoto } from '../../enrolment/testing/test-candidate.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { insertUnit } from '../testing/staff.js';
import { runClassClock } from './run-class-clock.js';

describe.each(engines)('the jobs on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const statusOf = async (class_id: number) =>
    (
      await services.store.db
        .selectFrom('class')
        .select('status')
        .where('class_id', '=', class_id)
        .executeTakeFirstOrThrow()
    ).status;

  it('opens approved classes when enrolment begins, not before, and no joint one whose units do not fit, none without a contact or a payee, none whose enrolment has ended', async () => {
    const due = await insertTestClass(services, { status: 'approved' });
    const payeeless = await insertTestClass(services, { status: 'approved' });
    await services.store.db.deleteFrom('gathering').where('class_id', '=', payeeless).execute();
    const early = await insertTestClass(services, {
      status: 'approved',
      enroll_start: new Date('2026-11-22T00:00:00Z'),
    });
    const unitless = await insertTestClass(services, { status: 'approved', class_type: 1 });
    const [unit_id, crowded, halved] = [
      await insertUnit(services, '华东技术咨询协会'),
      await insertTestClass(services, { status: 'approved', class_type: 1, capacity: 30 }),
      await insertTestClass(services, { status: 'approved', class_type: 1 }),
    ];
    const units = [
      { class_id: crowded, unit_id, quota: 31, share_bp: 10_000 },
      { class_id: halved, unit_id, quota: 30, share_bp: 5_000 },
    ];
    await services.store.db.insertInto('class_unit').values(units).execute();
    const mute = await insertTestClass(services, { status: 'approved', contacts: '[]' });
    const late = await insertTestClass(services, { status: 'approved', enroll_end: services.now() });
    expect(await runClassClock(services)).toBe(1);
    expect(await statusOf(due)).toBe('enrolling');
    for (const waiting of [early, unitless, crowded, halved, mute, late, payeeless])
      expect(await statusOf(waiting)).toBe('approved');
  });

  it('closes enrolling and paused classes when enrolment ends, and writes the clock into their history', async () => {
    const over = { enroll_end: new Date('2026-11-21T03:59:00Z') };
    const open = await insertTestClass(services, { status: 'enrolling', ...over });
    const paused = await insertTestClass(services, { status: 'paused', ...over });
    const draft = await insertTestClass(services, { status: 'draft', ...over });
    await runClassClock(services);
    expect([await statusOf(open), await statusOf(paused), await statusOf(draft)]).toEqual([
      'closed',
      'closed',
      'draft',
    ]);
    const events = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'actor_role', 'from_state', 'to_state', 'user_id'])
      .where('class_id', '=', open)
      .execute();
    expect(events).toEqual([
      { action: 'close', actor_role: 'clock', from_state: 'enrolling', to_state: 'closed', user_id: null },
    ]);
  });

  it('moves a class once when two servers run the clock together', async () => {
    const class_id = await insertTestClass(services, { status: 'approved' });
    await Promise.all([runClassClock(services), runClassClock(services)]);
    const events = await services.store.db
      .selectFrom('audit_event')
      .select('action')
      .where('class_id', '=', class_id)
      .execute();
    expect(events).toEqual([{ action: 'open' }]);
  });

  it('opens and closes each class once when three servers start at the same moment, and records it in its history', async () => {
    const over = { enroll_end: new Date('2026-11-21T03:59:00Z') };
    const insert = (row: Parameters<typeof insertTestClass>[1]) =>
      Promise.all(Array.from({ length: 40 }, () => insertTestClass(services, row)));
    const toOpen = await insert({ status: 'approved' });
    const toClose = await insert({ status: 'enrolling', ...over });
    const servers = [1, 2, 3].map(() => startJobs(services));
    await Promise.all(servers.map((server) => server.stop()));
    for (const [ids, action, to] of [
      [toOpen, 'open', 'enrolling'],
      [toClose, 'close', 'closed'],
    ] as const) {
      for (const class_id of ids) {
        const timeline = await readTimeline(services.store.db, class_id, 'class', class_id);
        expect(timeline.map((entry) => [entry.action, entry.to, entry.by])).toEqual([[action, to, '']]);
      }
    }
  });

  it('gives a lease to one holder until it is given back', async () => {
    const { db } = services.store;
    const lease = (holder: string, seconds = 60) => takeLease(db, { name: 'test', holder, seconds });
    expect(await lease('a')).toBe(true);
    expect(await lease('a')).toBe(true);
    expect(await lease('b')).toBe(false);
    await giveLeaseBack(db, { name: 'test', holder: 'b' });
    expect(await lease('b')).toBe(false);
    await giveLeaseBack(db, { name: 'test', holder: 'a' });
    expect(await lease('b', 0)).toBe(true);
    // Another server may take an expired lease: its holder may have died.
    expect(await lease('a')).toBe(true);
  });

  it('runs the clock at once when the jobs start, and gives its leases back when they stop', async () => {
    const class_id = await insertTestClass(services, { status: 'approved' });
    const jobs = startJobs(services);
    await jobs.stop();
    expect(await statusOf(class_id)).toBe('enrolling');
    expect(
      await services.store.db.selectFrom('job_lease').selectAll().where('name', '!=', 'test').execute(),
    ).toEqual([]);
  });

  it('deletes photos that no enrolment took up within a day', async () => {
    const owner = { ticket_hash: Buffer.alloc(32), phone_index: Buffer.alloc(32) };
    const yesterday = { ...services, now: () => new Date('2026-11-20T03:00:00Z') };
    const old = await insertPhoto(yesterday, 1, owner);
    const fresh = await insertPhoto(services, 1, owner);
    await sweepLoosePhotos(services);
    const left = await services.store.db.selectFrom('file').select('file_id').execute();
    expect(left.map((file) => file.file_id)).toContain(fresh);
    expect(left.map((file) => file.file_id)).not.toContain(old);
  });
});
