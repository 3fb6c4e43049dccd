import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { fetchSettlementRules } from './fetch-settlement-rules.js';
import { previewSettlement } from './preview-settlement.js';
import { readLines } from './read-lines.js';
import { saveSettlementRule } from './save-settlement-rule.js';
import { settleLines } from './settle-lines.js';
import { enterMoney } from './testing/enter-money.js';
import { withdrawSettlementRule } from './withdraw-settlement-rule.js';

const shares = { programme_bp: 2_000, unit_bp: 5_000, joint_bp: 3_000 };

describe.each(engines)('settlement rules on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '许静怡' });
  });
  afterAll(() => services.close());

  const save = (from: string, more: Partial<InputOf<'payment/saveSettlementRule'>> = {}) =>
    callHandler(saveSettlementRule, { services, caller, input: { from, ...shares, ...more } });
  const withdraw = (rule_id: number) =>
    callHandler(withdrawSettlementRule, { services, caller, input: { rule_id } });
  const states = async () => {
    const { items } = await callHandler(fetchSettlementRules, { services, caller, input: {} });
    return items.map(({ from, state }) => [from.slice(0, 10), state]);
  };
  const fields = (refused: object) => expect.objectContaining({ details: { fields: refused } });

  it('begin with a day of the programme, one after the other, and only the first may look back', async () => {
    await expect(save('2026-02-30')).rejects.toThrow();
    await expect(save('2026-12-01', { joint_bp: 2_999 })).rejects.toEqual(fields({ shares: 'share_total' }));
    expect(await save('2026-10-01', { note: '首期' })).toMatchObject({
      from: '2026-09-30T16:00:00.000Z',
      state: 'in_force',
      note: '首期',
      created_by: '许静怡',
    });
    await expect(save('2026-11-21')).rejects.toEqual(fields({ from: 'not_offered' }));
    await expect(save('2026-09-01')).rejects.toEqual(fields({ from: 'not_offered' }));
    const saved = await Promise.allSettled([save('2026-12-01'), save('2026-12-01'), save('2026-11-22')]);
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await states()).toEqual([
      ['2026-11-30', 'planned'],
      ['2026-11-21', 'planned'],
      ['2026-09-30', 'in_force'],
    ]);
  });

  it('are withdrawn as long as they have not begun, once, and stay in the list', async () => {
    const { items } = await callHandler(fetchSettlementRules, { services, caller, input: {} });
    const [later, , first] = items.map(({ rule_id }) => rule_id);
    const answers = await Promise.allSettled([withdraw(later ?? 0), withdraw(later ?? 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const rule_id of [first ?? 0, 404]) {
      await expect(withdraw(rule_id)).rejects.toMatchObject({ refusal: 'state_changed' });
    }
    services.moveTo('2026-11-21T16:00:00.000Z');
    expect(await states()).toEqual([
      ['2026-11-30', 'withdrawn'],
      ['2026-11-21', 'in_force'],
      ['2026-09-30', 'past'],
    ]);
    // The day is free again.
    expect(await save('2026-12-01')).toMatchObject({ state: 'planned' });
    const trail = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'to_state'])
      .where('object_type', '=', 'settlement_rule')
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action, to_state }) => `${action} ${to_state}`)).toEqual([
      'add in_force',
      'add planned',
      'add planned',
      'withdraw withdrawn',
      'add planned',
    ]);
  });

  it('are previewed on real figures of a month or a class, and nothing is written', async () => {
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    const other = await insertUnit(services, '浦江软件有限公司');
    const single = await insertTestClass(services, { class_name: '甲班', unit_id });
    const joint = await insertTestClass(services, { class_name: '乙班', unit_id, class_type: 1 });
    const from_at = new Date('2026-01-01T00:00:00Z');
    const both = JSON.stringify([
      { unit_id, share_bp: 6_000 },
      { unit_id: other, share_bp: 4_000 },
    ]);
    await services.store.db
      .insertInto('class_share')
      .values({ class_id: joint, share_id: 1, from_at, shares: both })
      .execute();
    await enterMoney(services, [
      // The last moment of September in that zone belongs to the programme alone: no rule was in force.
      { class_id: single, at: new Date('2026-09-30T15:59:59.999Z'), cents: 100_000 },
      { class_id: single, at: new Date('2026-09-30T16:00:00.000Z'), cents: 68_001 },
      { class_id: joint, at: new Date('2026-10-31T15:59:59.999Z'), cents: 50_000 },
      { class_id: joint, at: new Date('2026-10-20T00:00:00.000Z'), cents: -10_000 },
    ]);
    const preview = (month: string, class_id?: number) =>
      callHandler(previewSettlement, {
        services,
        caller,
        input: { month, programme_bp: 1_000, unit_bp: 9_000, joint_bp: 0, ...(class_id ? { class_id } : {}) },
      });
    const october = await preview('2026-10');
    expect(october).toMatchObject({ received_cents: 118_001, refunded_cents: 10_000, net_cents: 108_001 });
    expect(october.parts).toEqual([
      { unit_id: null, com_name: null, now_cents: 21_600, then_cents: 10_800 },
      { unit_id, com_name: '华东技术咨询协会', now_cents: 81_601, then_cents: 97_201 },
      { unit_id: other, com_name: '浦江软件有限公司', now_cents: 4_800, then_cents: 0 },
    ]);
    expect(october.classes.map(({ class_name }) => class_name).sort()).toEqual(['乙班', '甲班']);
    expect(await preview('2026-10', joint)).toMatchObject({ net_cents: 40_000, classes: october.classes });
    const september = await preview('2026-09');
    expect(september.parts.map(({ now_cents }) => now_cents)).toEqual([100_000, 0]);
    expect((await preview('2025-10')).parts).toEqual([]);
    expect((await states()).filter(([, state]) => state === 'planned')).toHaveLength(1);
  });

  it('go before the rule for all in the classes of one unit, until their term or the next one ends them', async () => {
    services.moveTo('2026-12-20T00:00:00.000Z');
    const unit_id = await insertUnit(services, '华南科技服务联合会');
    const own = await insertTestClass(services, { class_name: '丙班', unit_id });
    const other = await insertTestClass(services, {
      class_name: '丁班',
      unit_id: await insertUnit(services, '华北职业技能中心'),
    });
    const term = { unit_id, until: '2027-01-20' };
    await expect(save('2027-01-05', { unit_id })).rejects.toEqual(fields({ until: 'required' }));
    await expect(save('2027-01-05', { until: '2027-01-20' })).rejects.toEqual(
      fields({ until: 'not_offered' }),
    );
    await expect(save('2027-01-20', term)).rejects.toEqual(fields({ until: 'date_order' }));
    await expect(save('2026-12-20', term)).rejects.toEqual(fields({ from: 'not_offered' }));
    await expect(save('2027-01-05', { ...term, unit_id: 404 })).rejects.toEqual(
      fields({ unit_id: 'not_offered' }),
    );
    const half = { programme_bp: 5_000, unit_bp: 5_000, joint_bp: 0 };
    const saved = await save('2027-01-05', { ...term, ...half });
    expect(saved).toMatchObject({
      unit_id,
      com_name: '华南科技服务联合会',
      until: '2027-01-19T16:00:00.000Z',
      state: 'planned',
    });
    await expect(save('2027-01-05', { ...term, ...half })).rejects.toEqual(fields({ from: 'not_unique' }));
    // The rule for all may begin on the same day, and the unit's next rule begins before the term of this one is over.
    await save('2027-01-05', { programme_bp: 3_000, unit_bp: 7_000, joint_bp: 0 });
    await save('2027-01-10', { ...term, programme_bp: 0, unit_bp: 10_000, joint_bp: 0 });
    const days = ['04', '05', '09', '10', '19', '20'];
    await enterMoney(
      services,
      days.flatMap((each) =>
        [own, other].map((class_id) => ({
          class_id,
          at: new Date(`2027-01-${each}T12:00:00+08:00`),
          cents: 1_000 + Number(each),
        })),
      ),
    );
    services.moveTo('2027-01-15T00:00:00.000Z');
    const seen = await callHandler(fetchSettlementRules, { services, caller, input: {} });
    const ofUnit = seen.items.filter((rule) => rule.unit_id === unit_id);
    expect(ofUnit.map(({ state }) => state)).toEqual(['in_force', 'past']);
    expect(seen.items.filter(({ state }) => state === 'in_force')).toHaveLength(2);

    const month = { from: '2027-01', to: '2027-01' };
    const lines = settleLines(await readLines(services.store.db, month, services.programme));
    const shared = (class_id: number) =>
      lines
        .filter((line) => line.class_id === class_id)
        .map(({ net_cents, rule }) => [net_cents, rule?.programme_bp])
        .toSorted(([a = 0], [b = 0]) => a - b);
    expect(shared(own)).toEqual([
      [1_004, 2_000],
      [1_020, 3_000],
      [2_014, 5_000],
      [2_029, 0],
    ]);
    expect(shared(other)).toEqual([
      [1_004, 2_000],
      [5_063, 3_000],
    ]);

    const preview = (unit?: number) =>
      callHandler(previewSettlement, {
        services,
        caller,
        input: {
          month: '2027-01',
          programme_bp: 10_000,
          unit_bp: 0,
          joint_bp: 0,
          ...(unit && { unit_id: unit }),
        },
      });
    const alone = await preview(unit_id);
    expect(alone.classes.map(({ class_name }) => class_name)).toEqual(['丙班']);
    expect(alone.parts.map(({ then_cents }) => then_cents)).toEqual([6_067, 0]);
    // The parts that the unit's own rules gave it, 1,007 and 2,029, stay its own.
    const all = await preview();
    expect(all.parts.find((part) => part.unit_id === unit_id)?.then_cents).toBe(3_036);
  });
});
