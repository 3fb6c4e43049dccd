import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { engines } from '../../../testing/engines.js';
import { readLatestCorrection } from '../../class/index.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { reviewEnrolment } from './review-enrolment.js';
import { runCorrectionClock } from './run-correction-clock.js';

describe.each(engines)('a returned enrolment, on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  /** A class of one seat with a returned enrolment; `n` holds it, the next person waits. */
  const returned = async (n: number) => {
    const enroll_end = new Date(services.now().getTime() + 30 * 86_400_000);
    const class_id = await insertTestClass(services, { capacity: 1, enroll_end });
    const desk = waitingDesk(services, class_id);
    const { enrolment_id } = await desk.enrol(n);
    await desk.enrol(n + 1);
    const caller = await openStaff(services, { roles: ['admin'] });
    const review = (input: object) =>
      callHandler(reviewEnrolment, {
        services,
        caller,
        input: { class_id, enrolment_id, event: 'claim', ...input },
      });
    await review({});
    await review({ event: 'return', reasons: [{ document: 'photo', reason: '背景不是白色' }] });
    return { class_id, desk };
  };

  it('can be corrected until its deadline, at which it expires and its seat goes to a waiting candidate', async () => {
    const { class_id, desk } = await returned(1);
    const until = (await readLatestCorrection(services.store.db, services, class_id)).toISOString();
    expect(await desk.own(1)).toMatchObject({ status: 'returned', mend_until: until });
    const [asked] = await listOutbox(services, 1);
    expect(asked?.text).toMatch(/请登录报名网站查看原因，并在 \d{4}-\d\d-\d\d \d\d:\d\d 前重新提交/);
    expect(await runCorrectionClock(services)).toBe(0);
    services.moveTo(until);
    expect(await runCorrectionClock(services)).toBe(1);
    const { timeline, ...expired } = await desk.own(1);
    expect(expired).toMatchObject({ status: 'expired', mend_until: null });
    expect(timeline.at(-1)).toMatchObject({ action: 'deadline', from: 'returned', to: 'expired' });
    expect(await desk.own(2)).toMatchObject({ status: 'offered' });
    expect(await desk.counts()).toMatchObject({ taken: 1, held: 1, waiting: 0 });
    expect((await desk.told()).slice(-2)).toEqual(['review_result 1', 'place_offered 2']);
    const [, told] = await listOutbox(services, 2);
    expect(told?.text).toContain('逾期未补正');
    expect(await runCorrectionClock(services)).toBe(0);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('stays as it is where the class was cancelled', async () => {
    const { class_id, desk } = await returned(3);
    const { db } = services.store;
    await db.updateTable('class').set({ status: 'cancelled' }).where('class_id', '=', class_id).execute();
    services.moveTo((await readLatestCorrection(db, services, class_id)).toISOString());
    expect(await runCorrectionClock(services)).toBe(0);
    expect(await desk.own(3)).toMatchObject({ status: 'returned' });
  });
});
