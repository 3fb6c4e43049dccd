import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openSheet } from '../../../platform/sheet/testing/sheets-here.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { openScoring } from '../testing/score-office.js';
import { exportScoreStatistics } from './export-score-statistics.js';
import { fetchScoreStatistics } from './fetch-score-statistics.js';

describe.each(engines)('statistics of scores on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => services.close());

  const statistics = (class_id: number, caller: StaffSession) =>
    callHandler(fetchScoreStatistics, { services, caller, input: { class_id } });

  /** Four candidates, the first of a unit: theory 100, 59, absent and open; practice 60 for all. */
  const openOffice = async () => {
    const office = await openScoring(services, 4);
    const { enrolled, class_id } = office;
    const theory = ([100, 59, 'absent'] as const).map((score, at) => ({
      enrolment_id: enrolled[at] ?? 0,
      subject: 'theory',
      score,
    }));
    for (const caller of staff.slice(0, 2)) {
      await office.enter(caller, theory);
      await office.enterAll(caller, 'practical', 60);
    }
    const unit_id = await insertUnit(services, '参与单位');
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('enrolment_id', '=', enrolled[0] ?? 0)
      .execute();
    return { office, class_id, unit_id };
  };

  it('count the pass rates by subject, unit and in all, and the distribution of points', async () => {
    const { class_id, unit_id } = await openOffice();
    const found = await statistics(class_id, staff[2]);
    expect(found).toMatchObject({ examined: 4, judged: 3, passed: 1 });
    const [theory, practical] = found.subjects;
    expect(theory).toMatchObject({ judged: 3, passed: 1, absent: 1, violation: 0, annulled: 0, mean: 79.5 });
    expect(theory?.bins.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(theory?.bins.at(-1)).toMatchObject({ from: 90, to: 100 });
    expect(practical).toMatchObject({ judged: 4, passed: 4, mean: 60 });
    expect(found.units).toEqual([
      { unit_id: null, unit_name: null, judged: 2, passed: 0 },
      { unit_id, unit_name: '参与单位', judged: 1, passed: 1 },
    ]);
    expect((await countStatements(() => statistics(class_id, staff[2]))).length).toBeLessThanOrEqual(2);
  });

  it('count of a unit that takes part its own candidates, once they are published', async () => {
    const { office, class_id, unit_id } = await openOffice();
    const partner = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    expect(await statistics(class_id, partner)).toMatchObject({ examined: 1, judged: 0, subjects: [{}, {}] });
    await office.freeze(staff[0], 'practical');
    await office.publish(staff[2], 'practical');
    const { subjects, units } = await statistics(class_id, partner);
    expect(subjects.map(({ judged }) => judged)).toEqual([0, 1]);
    expect(units).toHaveLength(1);
    expect(await refusalOf(statistics(404, staff[0]))).toBe('not_found');
  });

  it('give the published results of the caller’s classes by level', async () => {
    const office = await openScoring(services, 2);
    const master = await openStaff(services, { roles: ['master'], owner: [office.class_id] });
    const { enrolled } = office;
    for (const caller of staff.slice(0, 2)) {
      await office.enterAll(caller, 'theory', 70);
      await office.enter(
        caller,
        enrolled.map((enrolment_id, at) => ({ enrolment_id, subject: 'practical', score: 59 + at })),
      );
    }
    await services.store.db
      .updateTable('class')
      .set({ exam_at: services.now() })
      .where('class_id', '=', office.class_id)
      .execute();
    expect((await statistics(office.class_id, master)).levels).toEqual([]);
    for (const subject of ['theory', 'practical']) {
      await office.freeze(staff[0], subject);
      await office.publish(staff[2], subject);
    }
    const { levels } = await statistics(office.class_id, master);
    expect(levels).toEqual([{ level: expect.any(String), classes: 1, judged: 2, passed: 1 }]);
  });

  it('are downloaded as a sheet, whose purpose the audit trail records', async () => {
    const { class_id } = await openOffice();
    const input = { class_id, purpose: '考务总结' };
    const { name, bytes } = await callHandler(exportScoreStatistics, { services, caller: staff[0], input });
    expect(name).toMatch(/\.xlsx$/);
    const rows: unknown[] = [];
    for await (const some of openSheet(Buffer.from(bytes))) rows.push(...some);
    expect(JSON.stringify(rows)).toContain('参与单位');
    const kept = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'reason'])
      .where('object_type', '=', 'score_statistics')
      .execute();
    expect(kept).toEqual([{ action: 'export', reason: '考务总结' }]);
  });
});
