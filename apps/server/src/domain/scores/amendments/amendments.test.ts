import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { listOwnEnrolments } from '../../enrolment/own/list-own-enrolments.js';
import { openScoring } from '../testing/score-office.js';

type Office = Awaited<ReturnType<typeof openScoring>>;

describe.each(engines)('changes of frozen scores on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙'), await person('丁')];
  });
  afterAll(() => services.close());

  const freeze = async (office: Office, subject: string, score: number) => {
    const [a, b] = staff;
    await office.enterAll(a, subject, score);
    await office.enterAll(b, subject, score);
    await office.freeze(a, subject);
  };

  const inPublicity = async (candidates: number) => {
    const office = await openScoring(services, candidates);
    for (const subject of ['theory', 'practical']) {
      await freeze(office, subject, 59);
      await office.publish(staff[3], subject);
    }
    return office;
  };

  /** The candidate's view of one subject. */
  const seen = async ({ enrolled: [enrolment_id = 0] }: Office) => {
    const { rows } = await sql<{ phone_index: Buffer }>`
      select phone_index from enrolment where enrolment_id = ${enrolment_id}`.execute(services.store.db);
    const [own] = await listOwnEnrolments(services, rows[0]?.phone_index ?? Buffer.alloc(0));
    return own?.scores.find(({ subject }) => subject === 'theory');
  };

  const move = ({ class_id }: Office, event: 'publicity_end' | 'objection_upheld' | 'freeze_scores') =>
    applyByTwo(services, class_id, event);

  it('take two people; the candidate sees the new figure once it is confirmed, the ledger stores both', async () => {
    const office = await inPublicity(2);
    const [a, b, c] = staff;
    const { amendment_id } = await office.propose(a, 'theory', 62);
    expect(await refusalOf(office.propose(b, 'theory', 63))).toBe('state_changed');
    expect(await refusalOf(office.decideAmendment(a, amendment_id, 'confirm'))).toBe('another_person');
    expect(await refusalOf(move(office, 'publicity_end'))).toBe('scores_waiting');
    expect(await seen(office)).toMatchObject({ score: 59, passed: false });
    expect(await office.list(b, { status: 'proposed' })).toMatchObject({
      total: 1,
      proposed: 1,
      items: [{ scores: [{ amendment: { kind: 'amend', score: 62, proposed_by: '甲', mine: false } }, {}] }],
    });
    const statements = await countStatements(() => office.decideAmendment(b, amendment_id, 'confirm'));
    expect(statements.length).toBeLessThanOrEqual(7);
    expect(await refusalOf(office.decideAmendment(c, amendment_id, 'confirm'))).toBe('transition_refused');
    expect(await seen(office)).toMatchObject({ score: 62, passed: true });
    const { scores, timeline } = await office.read(c);
    expect(scores[0]).toMatchObject({ status: 'published', score: 62, amendment: null });
    const theory = timeline.filter(({ subject }) => subject === 'theory');
    expect(theory.map(({ action, by, score }) => [action, by, score])).toEqual([
      ['first_entry', '甲', 59],
      ['second_entry_same', '乙', 59],
      ['freeze', '甲', null],
      ['publish', '丁', null],
      ['propose_amend', '甲', 62],
      ['amend', '乙', 62],
    ]);
    expect((await move(office, 'publicity_end')).status).toBe('certifying');
    expect(await refusalOf(office.propose(a, 'theory', 70))).toBe('transition_refused');
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('are refused with a reason by another person, or withdrawn by their own', async () => {
    const office = await openScoring(services, 1);
    const [a, b] = staff;
    await freeze(office, 'theory', 70);
    const first = await office.propose(a, 'theory', 80);
    expect(await fieldsOf(office.decideAmendment(b, first.amendment_id, 'refuse'))).toEqual({
      reason: 'reason_required',
    });
    expect(await refusalOf(office.decideAmendment(b, first.amendment_id, 'withdraw'))).toBe(
      'transition_refused',
    );
    await office.decideAmendment(b, first.amendment_id, 'refuse', '评分表无误');
    const second = await office.propose(a, 'theory', 81);
    await office.decideAmendment(a, second.amendment_id, 'withdraw');
    const { scores, timeline } = await office.read(b);
    expect(scores[0]).toMatchObject({ status: 'frozen', score: 70, amendment: null });
    expect(timeline.slice(-4).map(({ action, reason }) => [action, reason])).toEqual([
      ['propose_amend', '核分有误'],
      ['refused', '评分表无误'],
      ['propose_amend', '核分有误'],
      ['withdrawn', null],
    ]);
  });

  it('annul a final score, which counts for nothing from then on', async () => {
    const office = await inPublicity(1);
    const [a, b] = staff;
    await move(office, 'publicity_end');
    const { amendment_id } = await office.propose(a, 'theory');
    await office.decideAmendment(b, amendment_id, 'confirm');
    expect(await seen(office)).toMatchObject({ score: 'annulled', passed: false });
    const { scores, passed } = await office.read(b);
    expect([scores[0]?.status, scores[0]?.score, scores[0]?.passed, passed]).toEqual([
      'annulled',
      59,
      false,
      false,
    ]);
    expect(await refusalOf(office.propose(a, 'theory', 60))).toBe('transition_refused');
  });

  it('are the one way to another figure: no statement goes past the two people', async () => {
    const office = await openScoring(services, 2);
    const { class_id, enrolled } = office;
    const [a, b, , d] = staff;
    await freeze(office, 'theory', 70);
    const { amendment_id } = await office.propose(a, 'theory', 90);
    const take = sql`update score set points = 90, amendment_id = ${amendment_id}
      where class_id = ${class_id} and enrolment_id = ${enrolled[0] ?? 0}`;
    for (const change of [
      take,
      sql`update score_amendment set status = 'confirmed', decided_by = ${a.user_id}, decided_at = now() where class_id = ${class_id}`,
      sql`update score_amendment set points = 99 where class_id = ${class_id}`,
      sql`delete from score_amendment where class_id = ${class_id}`,
    ]) {
      await expect(change.execute(services.store.db)).rejects.toThrow();
    }
    await office.decideAmendment(b, amendment_id, 'confirm');
    for (const change of [
      sql`update score set points = 91 where class_id = ${class_id}`,
      sql`update score set points = 90, amendment_id = ${amendment_id} where class_id = ${class_id}`,
      sql`update score_amendment set status = 'proposed', decided_by = null, decided_at = null where class_id = ${class_id}`,
    ]) {
      await expect(change.execute(services.store.db)).rejects.toThrow();
    }
    expect((await office.read(a)).scores[0]).toMatchObject({ status: 'frozen', score: 90 });
    expect(await office.publish(d, 'theory')).toMatchObject({ published: 2 });
  });

  it('come one at a time, and are confirmed once, however many confirm', async () => {
    const office = await inPublicity(1);
    const [a, b, c, d] = staff;
    const asked = await Promise.allSettled([60, 61, 62].map((score) => office.propose(a, 'theory', score)));
    const made = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value.amendment_id] : []));
    expect(made).toHaveLength(1);
    const decided = await Promise.allSettled(
      [b, c, d].map((person) => office.decideAmendment(person, made[0] ?? 0, 'confirm')),
    );
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { timeline } = await office.read(a);
    expect(timeline.filter(({ action }) => action === 'amend')).toHaveLength(1);
  });

  it('must match the class, its subjects and the maximum; nobody can copy a first entry from the history', async () => {
    const office = await openScoring(services, 1);
    const other = await inPublicity(1);
    const [a, b] = staff;
    await office.enterAll(a, 'practical', 50);
    expect((await office.read(b)).timeline).toEqual([]);
    expect(await refusalOf(office.propose(a, 'practical', 60))).toBe('transition_refused');
    expect(await refusalOf(office.propose(a, 'theory', 60))).toBe('not_found');
    expect(await refusalOf(office.read(a, other.enrolled[0]))).toBe('not_found');
    await freeze(office, 'theory', 70);
    expect(await fieldsOf(office.propose(a, 'theory', 101))).toEqual({ score: 'too_big' });
    expect(await fieldsOf(office.propose(a, 'theory', 70))).toEqual({ score: 'not_offered' });
    expect(await fieldsOf(office.propose(a, 'review', 70))).toEqual({ subject: 'not_offered' });
    const { amendment_id } = await other.propose(a, 'theory', 60);
    expect(await refusalOf(office.decideAmendment(b, amendment_id, 'confirm'))).toBe('not_found');
  });

  it('can wait for a scoring that an upheld objection opens again; the publicity begins anew once all is published', async () => {
    const office = await inPublicity(1);
    const [a, b, , d] = staff;
    expect((await move(office, 'objection_upheld')).status).toBe('scoring');
    const { amendment_id } = await office.propose(a, 'theory', 77);
    await office.decideAmendment(b, amendment_id, 'confirm');
    expect((await move(office, 'freeze_scores')).status).toBe('publicity');
    const open = await openScoring(services, 1);
    await freeze(open, 'theory', 70);
    await open.publish(d, 'theory');
    expect(await refusalOf(move(open, 'freeze_scores'))).toBe('scores_waiting');
  });
});
