import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { openCertifying } from '../../certificates/testing/certificate-office.js';
import { openTaught } from '../../certificates/testing/teaching-office.js';
import { openCandidate } from '../../enrolment/testing/test-candidate.js';
import { openScoring } from '../../scores/testing/score-office.js';
import { openStaff } from '../testing/staff.js';
import { clearDesks, type Desks, openDesks } from '../testing/what-waits.js';

describe.each(engines)('the work that waits with scores and certificates, on $name', (engine) => {
  let services: Desks['services'];
  let platform: Desks['platform'];
  let waits: Desks['waits'];
  beforeAll(async () => {
    ({ services, platform, waits } = await openDesks(engine));
  });
  beforeEach(() => clearDesks(services));
  afterAll(() => services.close());

  it('is of scores for whoever may carry them on: the second entry, the decision, the confirmation', async () => {
    const [a, b, c] = platform;
    const office = await openScoring(services, 2);
    const { class_id } = office;
    await office.enterAll(a, 'theory', 58);
    const all = async () => [await waits(a, 'scores'), await waits(b, 'scores'), await waits(c, 'scores')];
    expect(await all()).toEqual([[0], [2, class_id], [2, class_id]]);
    await office.enterAll(b, 'theory', 60);
    expect(await all()).toEqual([[0], [0], [2, class_id]]);
    const owner = await openStaff(services, { roles: ['recommend'], owner: [class_id] });
    const guest = await openStaff(services, { roles: ['recommend'], organization: [class_id] });
    const door = await openStaff(services, { roles: ['editor'], owner: [class_id], sign_in: [class_id] });
    const several = await openStaff(services, { roles: ['master', 'editor'], sign_in: [class_id] });
    expect(await waits(owner, 'scores')).toEqual([2, class_id]);
    expect(await waits(guest, 'scores')).toEqual([0]);
    expect(await waits(door, 'scores')).toEqual([null]);
    expect(await waits(several, 'scores')).toEqual([0]);
    for (const enrolment_id of office.enrolled) await office.decide(c, 'theory', 60, enrolment_id);
    expect(await all()).toEqual([[0], [0], [0]]);
    await office.freeze(a, 'theory');
    await office.propose(a, 'theory', 61);
    expect(await all()).toEqual([[0], [1, class_id], [1, class_id]]);

    await office.enterAll(a, 'practical', 58);
    expect(await waits(b, 'scores')).toEqual([3, class_id]);
    await services.store.db
      .updateTable('enrolment')
      .set({ status: 'withdrawn', live_id_index: null, live_phone_index: null, place: 'free' })
      .where('enrolment_id', '=', office.enrolled[1] ?? 0)
      .execute();
    expect(await waits(b, 'scores')).toEqual([2, class_id]);
  });

  it('is of rechecks until they are decided', async () => {
    const [a, b, c] = platform;
    const office = await openScoring(services, 1);
    const { class_id } = office;
    for (const subject of ['theory', 'practical']) {
      await office.enterAll(a, subject, 58);
      await office.enterAll(b, subject, 58);
      await office.freeze(a, subject);
      await office.publish(c, subject);
    }
    const { phone_index } = await services.store.db
      .selectFrom('enrolment')
      .select('phone_index')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    const candidate = { ...(await openCandidate(services, '13800009000')), phone_index };
    const { recheck_id } = await office.ask(candidate, 'theory');
    const owner = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const foreign = await openStaff(services, { roles: ['master'], organization: [class_id] });
    const desk = await openStaff(services, { roles: ['company'], owner: [class_id], sign_in: [class_id] });
    expect(await waits(owner, 'rechecks')).toEqual([1, class_id]);
    expect(await waits(foreign, 'rechecks')).toEqual([0]);
    expect(await waits(desk, 'rechecks')).toEqual([null]);
    await office.decideRecheck(a, recheck_id, 'unchanged');
    expect(await waits(owner, 'rechecks')).toEqual([0]);
  });

  it('is of certificates that have their number, for another person than who prepared them', async () => {
    const [a, b] = platform;
    const office = await openCertifying(services, platform, [80, 59, 70]);
    const { class_id } = office;
    await office.prepare(a);
    expect(await waits(a, 'certificates')).toEqual([0]);
    expect(await waits(b, 'certificates')).toEqual([2, class_id]);
    const foreign = await openStaff(services, { roles: ['master'], organization: [class_id] });
    const desk = await openStaff(services, { roles: ['editor'], owner: [class_id], sign_in: [class_id] });
    expect(await waits(foreign, 'certificates')).toEqual([0]);
    expect(await waits(desk, 'certificates')).toEqual([null]);
    expect((await office.list(b)).issuable).toBe(2);
    await office.issue(b);
    expect(await waits(b, 'certificates')).toEqual([0]);
  });

  it('is of certificates of teachers too, while the scores of the class are still entered', async () => {
    const [a, b] = platform;
    const office = await openTaught(services, a, [2]);
    await office.prepare(a);
    expect(await waits(a, 'certificates')).toEqual([0]);
    expect(await waits(b, 'certificates')).toEqual([1, office.class_id]);
    await office.issue(b);
    expect(await waits(b, 'certificates')).toEqual([0]);
  });
});
