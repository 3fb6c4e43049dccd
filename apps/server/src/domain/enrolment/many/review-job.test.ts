import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { runRounds } from '../../../testing/run-rounds.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openReview } from '../review/open-review.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { fetchMendLatest } from './fetch-mend-latest.js';
import { fetchReviewJob } from './fetch-review-job.js';
import { forgetReviewJobs } from './forget-review-jobs.js';
import { runReviewJobs } from './run-review-jobs.js';
import { startReviewJob } from './start-review-job.js';
import { stopReviewJob } from './stop-review-job.js';

type Job = Omit<InputOf<'enrolment/startReviewJob'>, 'class_id'>;

describe.each(engines)('deciding about many in the background on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let other: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services, { capacity: 500 });
    master = await openMaster('林秋月');
    other = await openMaster('陈默');
  });

  /** The job reads the rights of the account from the database, so they must be stored there too. */
  const openMaster = async (name: string) => {
    const staff = await openStaff(services, { roles: ['master'], name, owner: [class_id] });
    const { user_id } = staff;
    await services.store.db.insertInto('account_role').values({ user_id, role: 'master' }).execute();
    await services.store.db.insertInto('assignment').values({ user_id, class_id, duty: 'owner' }).execute();
    return staff;
  };

  let people = 0;
  const enrol = async (count: number) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) {
      people += 1;
      ids.push((await enrolNth(services, class_id, people)).enrolment_id);
    }
    // An enrolment that a desk entered needs no document, so every condition is met.
    await services.store.db
      .updateTable('enrolment')
      .set({ source: 'desk' })
      .where('class_id', '=', class_id)
      .execute();
    return ids;
  };
  const start = (input: Job, caller = master) =>
    callHandler(startReviewJob, { services, caller, input: { class_id, ...input } });
  const look = (caller = master) => callHandler(fetchReviewJob, { services, caller, input: { class_id } });
  const statuses = async () => {
    const rows = await services.store.db
      .selectFrom('enrolment')
      .select('status')
      .where('class_id', '=', class_id)
      .orderBy('enrolment_id')
      .execute();
    return rows.map(({ status }) => status);
  };
  const work = () =>
    runRounds(
      () => runReviewJobs(services),
      async () => (await look()).job?.status !== 'running',
    );
  const isWhole = async () =>
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });

  it('returns more than one slice, names whom it left out, and takes all of it back', async () => {
    const ids = await enrol(27);
    const [held = 0, foreign = 7] = ids;
    await callHandler(openReview, { services, caller: other, input: { class_id, enrolment_id: held } });
    const reasons = [{ document: 'photo' as const, reason: '背景不是白色' }];
    const started = await start({ event: 'return', enrolment_ids: [...ids, foreign, 9], reasons });
    expect(started).toMatchObject({ status: 'running', total: 28, done: 0 });
    await work();
    const { job, left_out } = await look();
    expect(job).toMatchObject({ status: 'done', total: 28, done: 26, left_out: 2 });
    expect(left_out.items.map(({ enrolment_id, why }) => [enrolment_id, why])).toEqual([
      [held, 'claimed'],
      [9, 'not_found'],
    ]);
    expect((await statuses()).filter((status) => status === 'returned')).toHaveLength(26);

    await start({ event: 'take_back', of_job: started.job_id });
    await work();
    expect((await look()).job).toMatchObject({ event: 'take_back', total: 26, done: 26 });
    expect((await statuses()).filter((status) => status === 'submitted')).toHaveLength(26);
    await isWhole();
  });

  it('refuses a return at once for what is wrong with all of them: its deadline, or a part that nobody asks for', async () => {
    const enrolment_ids = await enrol(2);
    const latest = await callHandler(fetchMendLatest, { services, caller: master, input: { class_id } });
    const reasons = [{ document: 'photo' as const, reason: '背景不是白色' }];
    const back = (given: Partial<Job>) => start({ event: 'return', enrolment_ids, reasons, ...given });
    const at = (ms: number) => new Date(Date.parse(latest.mend_latest) + ms).toISOString();
    expect(await fieldsOf(back({ mend_until: at(1) }))).toEqual({ mend_until: 'outside_mending' });
    expect(await fieldsOf(back({ mend_until: services.now().toISOString() }))).toEqual({
      mend_until: 'outside_mending',
    });
    expect(await fieldsOf(back({ reasons: [{ document: 'poem', reason: '没有' }] }))).toEqual({
      reasons: 'not_offered',
    });
    expect((await look()).job).toBeNull();
    await back({ mend_until: at(0) });
    await work();
    expect((await look()).job).toMatchObject({ done: 2, left_out: 0 });
    expect(await statuses()).toEqual(['returned', 'returned']);
  });

  it('says of whom it left out that the deadline is not possible any more', async () => {
    const enrolment_ids = await enrol(2);
    const reasons = [{ document: 'photo' as const, reason: '背景不是白色' }];
    const begun = services.now();
    const mend_until = new Date(begun.getTime() + 60_000).toISOString();
    await start({ event: 'return', enrolment_ids, reasons, mend_until });
    services.moveTo(mend_until);
    await work();
    expect((await look()).left_out.items.map(({ why }) => why)).toEqual(['too_late', 'too_late']);
    expect(await statuses()).toEqual(['submitted', 'submitted']);
    services.moveTo(begun.toISOString());
  });

  it('goes on after a server that was killed, decides about each once, and stops on request', async () => {
    const ids = await enrol(6);
    await start({ event: 'approve', enrolment_ids: ids });
    let tries = 0;
    const dies: Services = {
      ...services,
      store: {
        ...services.store,
        withTx: async (work) => {
          tries += 1;
          if (tries === 3) throw new Error('killed');
          return services.store.withTx(work);
        },
      },
    };
    await expect(runReviewJobs(dies)).rejects.toThrow('killed');
    expect((await look()).job).toMatchObject({ status: 'running', done: 2 });
    const { job } = await look();
    const stop = () =>
      callHandler(stopReviewJob, {
        services,
        caller: master,
        input: { class_id, job_id: job?.job_id ?? 0 },
      });
    expect(await stop()).toMatchObject({ status: 'stopped', done: 2 });
    await work();
    expect((await statuses()).filter((status) => status === 'approved')).toHaveLength(2);
    await start({ event: 'approve', enrolment_ids: ids });
    await Promise.all([work(), work()]);
    expect((await look()).job).toMatchObject({ status: 'done', done: 4, left_out: 2 });
    const messages = await services.store.db
      .selectFrom('sms')
      .select('sms_id')
      .where('class_id', '=', class_id)
      .where('template', '=', 'review_result')
      .execute();
    expect(messages).toHaveLength(6);
    await isWhole();
  });

  it('decides no more once who asked has lost the class, and is nobody else’s to see', async () => {
    const ids = await enrol(2);
    await start({ event: 'refuse', enrolment_ids: ids, reason: '不符合条件' });
    expect((await look(other)).job).toBeNull();
    const { job } = await look();
    const input = { class_id, job_id: job?.job_id ?? 0 };
    expect(await refusalOf(callHandler(stopReviewJob, { services, caller: other, input }))).toBe('not_found');
    expect(await refusalOf(start({ event: 'take_back', of_job: input.job_id }, other))).toBe('not_found');
    expect(await refusalOf(start({ event: 'take_back', of_job: input.job_id }))).toBe('transition_refused');
    await services.store.db.deleteFrom('assignment').where('user_id', '=', master.user_id).execute();
    await work();
    expect((await look()).job).toMatchObject({ status: 'stopped', done: 0 });
    expect(await statuses()).toEqual(['submitted', 'submitted']);
    const { detail } = await services.store.db
      .selectFrom('audit_event')
      .select('detail')
      .where('class_id', '=', class_id)
      .where('object_type', '=', 'review_job')
      .where('actor_role', '=', 'system')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ why: 'no_right' });
  });

  it('decides nothing in a class that was archived after it was asked for', async () => {
    const enrolment_ids = await enrol(2);
    await start({ event: 'approve', enrolment_ids });
    await services.store.db
      .updateTable('class')
      .set({ status: 'archived' })
      .where('class_id', '=', class_id)
      .execute();
    await work();
    expect((await look()).job).toMatchObject({ status: 'done', done: 0, left_out: 2 });
    expect(await statuses()).toEqual(['submitted', 'submitted']);
  });

  it('asks for the reason that the candidates read, and forgets a job after a week', async () => {
    const [id = 0] = await enrol(1);
    expect(await fieldsOf(start({ event: 'refuse', enrolment_ids: [id] }))).toEqual({
      reason: 'reason_required',
    });
    expect(await fieldsOf(start({ event: 'return', enrolment_ids: [id] }))).toEqual({
      reasons: 'reason_required',
    });
    expect(await fieldsOf(start({ event: 'approve' }))).toEqual({ enrolment_ids: 'required' });
    await start({ event: 'refuse', enrolment_ids: [id], reason: '不符合条件' });
    await work();
    expect(await statuses()).toEqual(['refused']);
    services.moveTo(new Date(services.now().getTime() + 8 * 86_400_000).toISOString());
    await forgetReviewJobs(services);
    expect((await look()).job).toBeNull();
  });
});
