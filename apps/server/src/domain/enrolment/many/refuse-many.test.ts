import { randomUUID } from 'node:crypto';
import type { InputOf } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openReview } from '../review/open-review.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { refuseMany } from './refuse-many.js';

type Event = Pick<InputOf<'enrolment/reviewEnrolment'>, 'event' | 'reason'>;

const reason = '不符合本级别的申报条件。';

describe.each(engines)('refusing many candidates at once on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let first: StaffSession;
  let second: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 1_000 });
    first = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    second = await openStaff(services, { roles: ['master'], name: '陈默', owner: [class_id] });
  });
  afterAll(() => services.close());

  let people = 0;
  const next = async (into = class_id) => {
    people += 1;
    return (await enrolNth(services, into, people)).enrolment_id;
  };
  const some = async (count: number) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await next());
    return ids;
  };
  const open = (caller: StaffSession, enrolment_id: number) =>
    callHandler(openReview, { services, caller, input: { class_id, enrolment_id } });
  const review = (caller: StaffSession, enrolment_id: number, event: Event) =>
    callHandler(reviewEnrolment, { services, caller, input: { class_id, enrolment_id, ...event } });
  const refuse = (
    caller: StaffSession,
    enrolment_ids: readonly number[],
    input: Partial<InputOf<'enrolment/refuseMany'>> = {},
  ) =>
    callHandler(refuseMany, {
      services,
      caller,
      input: { class_id, enrolment_ids: [...enrolment_ids], reason, ...input },
    });
  const standingOf = (ids: readonly number[]) =>
    services.store.db
      .selectFrom('enrolment')
      .select(['status', 'reason', 'place'])
      .where('enrolment_id', 'in', ids)
      .execute();

  it('refuses for one reason what waits, what the caller holds, what nobody holds any more and who is in doubt', async () => {
    const [waiting = 0, mine = 0, ranOut = 0, doubtful = 0] = await some(4);
    await open(first, mine);
    await open(second, ranOut);
    await services.store.db
      .updateTable('enrolment')
      .set({ claimed_until: new Date(services.now().getTime() - 1) })
      .where('enrolment_id', '=', ranOut)
      .execute();
    await open(second, doubtful);
    await review(second, doubtful, { event: 'doubt', reason: '姓名与证件不一致' });
    const desk = waitingDesk(services, class_id);
    const before = await desk.counts();
    const ids = [waiting, mine, ranOut, doubtful];
    expect(await refuse(first, ids)).toEqual({ refused: ids, left_out: [] });
    expect(await standingOf(ids)).toEqual(ids.map(() => ({ status: 'refused', reason, place: 'free' })));
    const after = await desk.counts();
    expect([after.taken, after.held]).toEqual([before.taken - 4, before.held - 4]);
    expect((await desk.told()).slice(-4).every((each) => each.startsWith('review_result'))).toBe(true);
    const { timeline } = await open(first, ranOut);
    expect(timeline.map(({ action, by, reason: why }) => [action, by, why])).toEqual([
      ['enrol', '', null],
      ['claim', '陈默', null],
      ['release', '', null],
      ['claim', '林秋月', null],
      ['refuse', '林秋月', reason],
    ]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('leaves out what another reviewer holds, what is decided and what is of another class, and says so', async () => {
    const [free = 0, held = 0, approved = 0] = await some(3);
    await open(second, held);
    await open(second, approved);
    await review(second, approved, { event: 'approve' });
    const elsewhere = await insertTestClass(services);
    const foreign = await next(elsewhere);
    expect(await refuse(first, [held, free, approved, foreign, free])).toEqual({
      refused: [free],
      left_out: [
        { enrolment_id: held, why: 'claimed' },
        { enrolment_id: approved, why: 'decided' },
        { enrolment_id: foreign, why: 'not_found' },
      ],
    });
    expect((await standingOf([held, approved, foreign])).map(({ status }) => status).sort()).toEqual([
      'approved',
      'in_review',
      'submitted',
    ]);
    expect(await refuse(first, [free])).toEqual({
      refused: [],
      left_out: [{ enrolment_id: free, why: 'decided' }],
    });
  });

  it('offers the places that come free to who waits, each once', async () => {
    const full = await insertTestClass(services, { capacity: 2 });
    const master = await openStaff(services, { roles: ['master'], owner: [full] });
    const desk = waitingDesk(services, full);
    const inside = [await desk.enrol(801), await desk.enrol(802)];
    for (const n of [803, 804, 805]) await desk.enrol(n);
    const enrolment_ids = inside.map(({ enrolment_id }) => enrolment_id);
    expect((await refuse(master, enrolment_ids, { class_id: full })).refused).toEqual(enrolment_ids);
    expect([(await desk.own(803)).status, (await desk.own(804)).status]).toEqual(['offered', 'offered']);
    expect(await desk.counts()).toEqual({ capacity: 2, taken: 2, waiting: 1, held: 2, listed: 1, byRule: 2 });
    expect(await verifyChain(services.store.db, full)).toMatchObject({ ok: true });
  });

  it('refuses each once when two reviewers choose the same', async () => {
    const ids = await some(3);
    const answers = await Promise.all([refuse(first, ids), refuse(second, [...ids].reverse())]);
    expect(answers.flatMap((answer) => answer.refused).sort()).toEqual([...ids].sort());
  });

  it('refuses nobody of a foreign class, without a reason, of a class that is over, and not more than can be looked at', async () => {
    const id = await next();
    const elsewhere = await insertTestClass(services);
    expect(await refusalOf(refuse(first, [5]))).toBe('not_found');
    expect(await refusalOf(refuse(first, [id], { class_id: elsewhere }))).toBe('not_found');
    await expect(refuse(first, [id], { reason: '  ' })).rejects.toThrow(/reason_required/);
    await expect(refuse(first, [])).rejects.toThrow(/required/);
    const tooMany = Array.from({ length: limits.approve_at_once_max + 1 }, (_, n) => n + 1);
    await expect(refuse(first, tooMany)).rejects.toThrow(/too_big/);
    const over = await insertTestClass(services);
    const late = await next(over);
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', over)
      .execute();
    const admin = await openStaff(services, { roles: ['admin'] });
    expect(await refusalOf(refuse(admin, [late], { class_id: over }))).toBe('class_state');
    expect((await standingOf([id, late])).map(({ status }) => status)).toEqual(['submitted', 'submitted']);
  });
});

describe.each(engines)('refusing many over HTTP, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  it('happens once per key, is refused under the same key for others, and is not there for who has no part in the class', async () => {
    const class_id = await insertTestClass(test.services);
    const foreign = await insertTestClass(test.services);
    await createAccount(test.services, {
      username: 'master01',
      roles: ['master'],
      owner_classes: [class_id],
    });
    await createAccount(test.services, { username: 'master02', roles: ['master'], owner_classes: [foreign] });
    const ids: number[] = [];
    for (const n of [1, 2]) ids.push((await enrolNth(test.services, class_id, n)).enrolment_id);
    const master = await signIn(test.app, 'master01');
    const key = randomUUID();
    const refuse = (enrolment_ids: readonly number[]) =>
      master.call('enrolment/refuseMany', { class_id, enrolment_ids, reason }, { key });
    const answers = [...(await Promise.all([refuse(ids), refuse(ids)])), await refuse(ids)];
    // A repeated request gets the first answer: nobody is left out because they are refused already.
    expect(answers.map(({ code, data }) => [code, data])).toEqual(
      answers.map(() => [20000, { refused: ids, left_out: [] }]),
    );
    expect((await refuse(ids.slice(1))).code).toBe(40903);
    const stranger = await signIn(test.app, 'master02');
    const input = { class_id, enrolment_ids: ids, reason };
    expect((await stranger.call('enrolment/refuseMany', input, { key: randomUUID() })).code).toBe(40400);
    expect((await master.call('enrolment/refuseMany', input)).code).toBe(40001);
  });
});
