import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { listOwnEnrolments } from '../../enrolment/own/list-own-enrolments.js';
import { openCandidate } from '../../enrolment/testing/test-candidate.js';
import { openScoring } from '../testing/score-office.js';

type Office = Awaited<ReturnType<typeof openScoring>>;

describe.each(engines)('rechecks on $name', (engine) => {
  const now = '2026-11-21T04:00:00.000Z';
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterEach(() => services.moveTo(now));
  afterAll(() => services.close());

  /** A published score, and the candidate it is of. */
  const publish = async () => {
    const office = await openScoring(services, 1);
    const [a, b, c] = staff;
    for (const subject of ['theory', 'practical']) {
      await office.enterAll(a, subject, 58);
      await office.enterAll(b, subject, 58);
      await office.freeze(a, subject);
      await office.publish(c, subject);
    }
    const { rows } = await sql<{ phone_index: Buffer }>`
      select phone_index from enrolment where class_id = ${office.class_id}`.execute(services.store.db);
    const candidate = { ...(await openCandidate(services, '13800009000')), ...rows[0] };
    return { office, candidate };
  };

  const seen = async ({ phone_index }: Candidate) => {
    const [own] = await listOwnEnrolments(services, phone_index);
    return own?.scores[0];
  };

  const endPublicity = ({ class_id }: Office) => applyByTwo(services, class_id, 'publicity_end');

  it('are asked for once, within five working days, and keep the publicity open', async () => {
    const { office, candidate } = await publish();
    const stranger = await openCandidate(services, '13800009001');
    expect(await refusalOf(office.ask(stranger, 'theory'))).toBe('not_found');
    expect(await seen(candidate)).toMatchObject({ recheck_until: '2026-11-27T16:00:00.000Z', recheck: null });
    await office.ask(candidate, 'theory');
    expect(await refusalOf(office.ask(candidate, 'theory'))).toBe('state_changed');
    expect(await refusalOf(endPublicity(office))).toBe('scores_waiting');
    expect(await seen(candidate)).toMatchObject({
      recheck_until: null,
      recheck: { status: 'requested', reason: '与估分相差较大', answer: null },
    });
    services.moveTo('2026-11-27T16:00:00.000Z');
    expect(await refusalOf(office.ask(candidate, 'practical'))).toBe('recheck_over');
    expect(await office.list(staff[0], { status: 'recheck' })).toMatchObject({
      total: 1,
      rechecks: 1,
      items: [{ scores: [{ recheck: { status: 'requested' } }, { recheck: null }] }],
    });
  });

  it('leave the score as it is for a reason that the candidate reads', async () => {
    const { office, candidate } = await publish();
    const { recheck_id } = await office.ask(candidate, 'theory');
    expect(await office.decideRecheck(staff[0], recheck_id, 'unchanged')).toEqual({ status: 'unchanged' });
    expect(await refusalOf(office.decideRecheck(staff[1], recheck_id, 'uphold', 61))).toBe(
      'transition_refused',
    );
    expect(await seen(candidate)).toMatchObject({
      score: 58,
      recheck: { status: 'unchanged', answer: '复查评分表' },
    });
    expect((await endPublicity(office)).status).toBe('certifying');
    expect(await refusalOf(office.ask(candidate, 'practical'))).toBe('transition_refused');
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('lead into a change that another person confirms; refused there, they wait again', async () => {
    const { office, candidate } = await publish();
    const [a, b] = staff;
    const { recheck_id } = await office.ask(candidate, 'theory');
    expect(await fieldsOf(office.decideRecheck(a, recheck_id, 'uphold'))).toEqual({ score: 'required' });
    expect(await fieldsOf(office.decideRecheck(a, recheck_id, 'uphold', 58))).toEqual({
      score: 'not_offered',
    });
    const change = async () => (await office.read(b)).scores[0]?.amendment?.amendment_id ?? 0;
    const statements = await countStatements(() => office.decideRecheck(a, recheck_id, 'uphold', 61));
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(await seen(candidate)).toMatchObject({ score: 58, recheck: { status: 'upheld', answer: null } });
    await office.decideAmendment(b, await change(), 'refuse', '须再核对');
    expect(await seen(candidate)).toMatchObject({ score: 58, recheck: { status: 'requested' } });
    await office.decideRecheck(a, recheck_id, 'uphold', 62);
    expect(await refusalOf(office.decideAmendment(a, await change(), 'confirm'))).toBe('another_person');
    await office.decideAmendment(b, await change(), 'confirm');
    expect(await seen(candidate)).toMatchObject({ score: 62, passed: true, recheck: { status: 'changed' } });
    const { timeline } = await office.read(a);
    expect(timeline.filter(({ action }) => action === 'recheck_request')).toMatchObject([
      { by: '', subject: 'theory', reason: '与估分相差较大' },
    ]);
  });

  it('are of the class that is named', async () => {
    const { office, candidate } = await publish();
    const other = await publish();
    const { recheck_id } = await office.ask(candidate, 'theory');
    expect(await refusalOf(other.office.decideRecheck(staff[0], recheck_id, 'unchanged'))).toBe('not_found');
    expect(await refusalOf(other.office.ask(candidate, 'theory'))).toBe('not_found');
    expect(await refusalOf(office.ask(candidate, 'review'))).toBe('not_found');
  });
});
