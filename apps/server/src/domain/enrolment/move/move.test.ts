import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { NewRow } from '../../../platform/store/database.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { fetchDocument } from '../files/fetch-document.js';
import { fetchPhoto } from '../files/fetch-photo.js';
import { fetchEnrolmentById } from '../review/fetch-enrolment-by-id.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { fetchMoveTargets } from './fetch-move-targets.js';
import { moveEnrolment } from './move-enrolment.js';

type Move = Omit<InputOf<'enrolment/moveEnrolment'>, 'class_id' | 'enrolment_id'>;

const reason = '本人申请改期';

describe.each(engines)('moves to another class on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let people = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'], name: '王建国' });
  });
  afterAll(() => services.close());

  const open = async (row: Partial<NewRow<'class'>> = {}) => {
    const class_id = await insertTestClass(services, row);
    return { class_id, desk: waitingDesk(services, class_id) };
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  const enrol = async ({ desk }: Opened, form: object = {}) => {
    people += 1;
    const { enrolment_id } = await desk.enrol(people, form);
    return { n: people, enrolment_id };
  };
  const move = (caller: StaffSession, from: Opened, enrolment_id: number, input: Move) =>
    callHandler(moveEnrolment, {
      services,
      caller,
      input: { class_id: from.class_id, enrolment_id, ...input },
    });
  const detail = ({ class_id }: Opened, enrolment_id: number) =>
    callHandler(fetchEnrolmentById, { services, caller: admin, input: { class_id, enrolment_id } });
  const offered = async (caller: StaffSession, { class_id }: Opened, enrolment_id: number) => {
    const input = { class_id, enrolment_id };
    return (await callHandler(fetchMoveTargets, { services, caller, input })).items;
  };

  it('takes the seat there with all that was sent, frees the one here, and says so on both sides', async () => {
    const [from, to] = [
      await open({ code: 'MV26-01' }),
      await open({ class_name: '杭州班', fee_cents: 70_000 }),
    ];
    const master = await openStaff(services, { roles: ['master'], owner: [from.class_id, to.class_id] });
    const { n, enrolment_id } = await enrol(from);
    const before = await detail(from, enrolment_id);
    const moved = await move(master, from, enrolment_id, { to_class_id: to.class_id, reason });
    expect(moved).toMatchObject({ class_id: to.class_id, status: 'submitted' });
    expect([await from.desk.counts(), await to.desk.counts()]).toMatchObject([
      { taken: 0, held: 0 },
      { taken: 1, held: 1 },
    ]);
    const here = await detail(from, enrolment_id);
    const there = await detail(to, moved.enrolment_id);
    const { enrol_no } = moved;
    expect(here).toMatchObject({ status: 'moved', photo_id: null, documents: [], moved_to: { enrol_no } });
    expect(there).toMatchObject({
      name: before.name,
      photo_id: before.photo_id,
      documents: before.documents,
      work_years: before.work_years,
      moved_from: { class_id: from.class_id, enrol_no: before.enrol_no },
    });
    expect(here.timeline.at(-1)).toMatchObject({
      action: 'move',
      reason: `杭州班 · ${enrol_no} · ${reason}`,
    });
    expect(there.timeline).toMatchObject([
      { action: 'arrive', from: null, to: 'submitted', by: master.name },
    ]);
    const asked = { class_id: to.class_id, enrolment_id: moved.enrolment_id };
    const [{ file_id = 0 } = {}] = there.documents;
    expect(await callHandler(fetchPhoto, { services, caller: master, input: asked })).toHaveLength(3);
    await callHandler(fetchDocument, { services, caller: master, input: { ...asked, file_id } });
    expect(await to.desk.told()).toEqual([`moved ${n}`]);
    expect(await to.desk.own(n)).toMatchObject({ enrol_no, moved_from: { enrol_no: before.enrol_no } });
    expect(await from.desk.own(n)).toMatchObject({
      status: 'moved',
      moved_to: { class_name: '杭州班', enrol_no },
    });
    for (const { class_id } of [from, to])
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('offers the open classes of the level that the mover works with, and takes no other', async () => {
    const from = await open();
    const fit = await open({ capacity: 3 });
    const others = await Promise.all(
      [
        { level: '4' },
        { status: 'paused' } as const,
        { occupation: '另一职业' },
        { study_types: ['onsite'] as const },
      ].map((row) => open({ ...row, study_types: row.study_types ? [...row.study_types] : ['online'] })),
    );
    const foreign = await open();
    const twice = await open();
    const owner = [from, fit, twice, ...others].map(({ class_id }) => class_id);
    const master = await openStaff(services, { roles: ['master'], owner });
    const { n, enrolment_id } = await enrol(from);
    await twice.desk.enrol(n);
    expect(await offered(master, from, enrolment_id)).toMatchObject([
      { class_id: fit.class_id, seats_left: 3, unit_name: null, waiting_list: true },
    ]);
    for (const { class_id: to_class_id } of [from, foreign, twice, ...others]) {
      expect(await fieldsOf(move(master, from, enrolment_id, { to_class_id, reason }))).toEqual({
        to_class_id: 'not_offered',
      });
    }
    const stranger = await openStaff(services, { roles: ['master'], owner: [fit.class_id] });
    expect(await refusalOf(offered(stranger, from, enrolment_id))).toBe('not_found');
    const asked = move(stranger, from, enrolment_id, { to_class_id: fit.class_id, reason });
    expect(await refusalOf(asked)).toBe('not_found');
    expect(
      await fieldsOf(move(master, from, enrolment_id, { to_class_id: fit.class_id, reason: '' })),
    ).toEqual({
      reason: 'reason_required',
    });
  });

  it('moves nobody who has paid, is claimed by another, or has to correct something; an approval is given anew', async () => {
    const [from, to] = [await open(), await open()];
    const money = moneyDesk(services, from.class_id);
    await money.gather(admin);
    people += 1;
    const paying = await money.approved(people);
    const into = { to_class_id: to.class_id, reason };
    const approved = await enrol(from);
    const review = (caller: StaffSession, enrolment_id: number, event: 'claim' | 'approve' | 'return') =>
      callHandler(reviewEnrolment, {
        services,
        caller,
        input: {
          class_id: from.class_id,
          enrolment_id,
          event,
          ...(event === 'return' && { reasons: [{ document: 'photo', reason: '不清晰' }] }),
        },
      });
    await money.declare(paying);
    expect(await refusalOf(move(admin, from, paying.enrolment_id, into))).toBe('still_paid');
    const other = await openStaff(services, { roles: ['zky-admin'] });
    await review(other, approved.enrolment_id, 'claim');
    expect(await refusalOf(move(admin, from, approved.enrolment_id, into))).toBe('transition_refused');
    await review(other, approved.enrolment_id, 'approve');
    expect(await move(admin, from, approved.enrolment_id, into)).toMatchObject({ status: 'submitted' });
    expect(await refusalOf(move(admin, from, approved.enrolment_id, into))).toBe('transition_refused');
    const returned = await enrol(from);
    await review(admin, returned.enrolment_id, 'claim');
    await review(admin, returned.enrolment_id, 'return');
    expect(await refusalOf(move(admin, from, returned.enrolment_id, into))).toBe('transition_refused');
    expect(await to.desk.counts()).toMatchObject({ taken: 1, held: 1 });
  });

  it('joins the line where no seat is left, and what it frees goes to who waits', async () => {
    const [from, to] = [await open({ capacity: 1 }), await open({ capacity: 1 })];
    await enrol(to);
    const { enrolment_id } = await enrol(from);
    const waiting = await enrol(from);
    const into = { to_class_id: to.class_id, reason };
    expect(await refusalOf(move(admin, from, enrolment_id, into))).toBe('class_full');
    expect(await detail(from, enrolment_id)).toMatchObject({ status: 'submitted', moved_to: null });
    expect(await move(admin, from, enrolment_id, { ...into, wait: true })).toMatchObject({
      status: 'waiting',
    });
    expect(await from.desk.own(waiting.n)).toMatchObject({ status: 'offered' });
    expect([await from.desk.counts(), await to.desk.counts()]).toMatchObject([
      { taken: 1, held: 1, waiting: 0 },
      { taken: 1, held: 1, waiting: 1 },
    ]);
    // A candidate who only waits here can be moved as well, which shortens the waiting list here.
    const line = await enrol(from);
    expect(await move(admin, from, line.enrolment_id, { ...into, wait: true })).toMatchObject({
      status: 'waiting',
    });
    expect(await from.desk.counts()).toMatchObject({ waiting: 0 });
  });

  it('keeps the unit where it takes part, within its quota', async () => {
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    const [from, to] = [await open({ class_type: 1 }), await open({ class_type: 1 })];
    const unit = { unit_id, quota: 1, share_bp: 10_000 };
    await services.store.db
      .insertInto('class_unit')
      .values([
        { ...unit, class_id: from.class_id, quota: 5 },
        { ...unit, class_id: to.class_id },
      ])
      .execute();
    const organization = [from.class_id, to.class_id];
    const guest = await openStaff(services, { roles: ['recommend'], unit_id, organization });
    const [own, late, stranger] = [
      await enrol(from, { unit_id }),
      await enrol(from, { unit_id }),
      await enrol(from),
    ];
    const into = { to_class_id: to.class_id, reason };
    expect(await offered(guest, from, own.enrolment_id)).toMatchObject([
      { class_id: to.class_id, unit_name: '华东技术咨询协会', seats_left: 1 },
    ]);
    await move(guest, from, own.enrolment_id, into);
    expect(await refusalOf(move(guest, from, late.enrolment_id, into))).toBe('unit_full');
    expect(await refusalOf(move(guest, from, stranger.enrolment_id, into))).toBe('not_found');
    const taken = await services.store.db
      .selectFrom('class_unit')
      .select('taken')
      .where('unit_id', '=', unit_id)
      .orderBy('class_id')
      .execute();
    expect(taken.map((row) => row.taken)).toEqual([1, 1]);
  });

  it('gives the last seat once, however many move into it, and moves both ways at the same time', async () => {
    const [one, two, last] = [await open(), await open(), await open({ capacity: 1, waiting_list: false })];
    const crowd = await Promise.all(
      [one, two, one, two, one, two].map(async (from) => ({ from, ...(await enrol(from)) })),
    );
    const into = { to_class_id: last.class_id, reason };
    const outcomes = await Promise.all(
      crowd.map(({ from, enrolment_id }) =>
        move(admin, from, enrolment_id, into).then(
          () => 'moved',
          (error: unknown) => (error as { refusal?: string }).refusal,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('class_full'), 'moved']);
    const left = crowd.filter((_, index) => outcomes[index] !== 'moved');
    await Promise.all(
      left.map(({ from, enrolment_id }) =>
        move(admin, from, enrolment_id, { to_class_id: (from === one ? two : one).class_id, reason }),
      ),
    );
    for (const { desk } of [one, two, last]) {
      const { taken, held } = await desk.counts();
      expect(taken).toBe(held);
    }
    expect((await one.desk.counts()).held + (await two.desk.counts()).held).toBe(5);
  });
});
