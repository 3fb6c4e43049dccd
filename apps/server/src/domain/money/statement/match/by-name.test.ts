import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { bankDesk } from '../testing/bank-desk.js';

describe.each(engines)('lines that agree in name and amount, without a number, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let bank: ReturnType<typeof bankDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    bank = bankDesk(services, cashier);
  });
  afterAll(() => services.close());
  // Each test has a class, and people of its own names.
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-06${serial + 10}`, capacity: 100 });
    desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
    await services.store.db.deleteFrom('bank_line').execute();
  });

  const family = () => '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏'[serial] ?? '';
  const owing = (n: number, given: string) =>
    bank.owing(class_id, serial * 10 + n, { name: `${family()}${given}` });
  /** Puts an enrolment into a state of its review. */
  const review = ({ enrolment_id }: { enrolment_id: number }, status: string, place: RawBuilder<unknown>) =>
    sql`update enrolment set status = ${status}, place = ${place}, queue_no = 1, offer_until = now(),
      live_id_index = case when ${place} = 'free' then null else live_id_index end,
      live_phone_index = case when ${place} = 'free' then null else live_phone_index end
      where enrolment_id = ${enrolment_id}`.execute(services.store.db);
  const byName = async () => (await bank.lines('by_name')).map(({ payer_name }) => payer_name).sort();
  /** The lines of a view, each with the person who is shown beside it. */
  const seen = async (view: 'by_name' | 'open' = 'by_name') =>
    (await bank.lines(view)).map(({ line_id, suggestions }) => ({
      line_id,
      enrolment_id: suggestions[0]?.enrolment_id ?? 0,
    }));
  const confirm = (by_name: Awaited<ReturnType<typeof seen>>) =>
    bank.run('payment/matchSureBankLines', { by_name });
  const idsOf = async () => (await seen()).map(({ line_id }) => line_id);

  it('are confirmed together once a person has seen them, and undone together; the trail says the rule', async () => {
    const one = await owing(1, '玲悦');
    const two = await owing(2, '思远');
    await desk.declare(two, { payer_name: `${family()}家长`, paid_on: '2026-11-20' });
    const sure = await owing(3, '小燕');
    await bank.send(
      ['680.00', `${family()}玲悦`, '三级班报名费'],
      ['680.00', `${family()}家长`, `${family()}思远 培训费 2026年11月`],
      ['680.00', `${family()}小燕`, `报名费${sure.enrol_no}`],
    );
    expect(await bank.run('payment/countBankLines', {})).toMatchObject({
      ...{ sure: 1, by_name: 2, by_name_cents: 136_000, named: 0 },
    });
    const line_ids = await idsOf();
    expect(line_ids).toHaveLength(2);
    // By the rule for other payers, and by itself, the round takes none of them.
    const other = await bank.run('payment/matchSureBankLines', { line_ids });
    expect(other).toMatchObject({
      matched: 0,
      left_out: [{ why: 'state_changed' }, { why: 'state_changed' }],
    });
    const { batch_id, matched } = await confirm(await seen());
    expect(matched).toBe(2);
    const { rows } = await sql<{ rule: string; action: string }>`
      select action, detail ->> 'rule' as rule from audit_event
      where class_id = ${class_id} and detail ? 'line_id' order by action`.execute(services.store.db);
    expect(rows).toEqual([
      { action: 'book', rule: 'name' },
      { action: 'confirm', rule: 'name' },
    ]);
    expect(await bank.lines('by_name')).toEqual([]);
    await bank.run('payment/undoBankBatch', { batch_id, reason: '认错' });
    expect((await idsOf()).sort()).toEqual([...line_ids].sort());
    expect((await desk.books()).map(({ status }) => status).sort()).toEqual(['declared', 'failed', 'failed']);
    expect(one.enrolment_id).toBeGreaterThan(0);
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
  });

  it('are never those of two people of one name, also where one of them has paid', async () => {
    await owing(1, '同名');
    await owing(2, '同名');
    const paid = await owing(3, '重名');
    const { payment_id } = await desk.declare(paid);
    await desk.check(cashier, payment_id, 'confirm');
    await owing(4, '重名');
    await bank.send(['680.00', `${family()}同名`, ''], ['680.00', `${family()}重名`, '报名费']);
    expect(await byName()).toEqual([]);
    expect(await confirm(await seen('open'))).toMatchObject({ matched: 0 });
  });

  it('are left out where somebody else is meant by now than a person has seen', async () => {
    const first = await owing(1, '换人');
    await bank.send(['680.00', `${family()}换人`, '报名费']);
    const before = await seen();
    expect(before).toMatchObject([{ enrolment_id: first.enrolment_id }]);
    // The first one withdraws, and a namesake is approved.
    await review(first, 'withdrawn', sql`'free'`);
    const { enrolment_id } = await owing(2, '换人');
    expect(await confirm(before)).toMatchObject({ matched: 0, left_out: [{ why: 'state_changed' }] });
    expect(await seen()).toEqual([{ line_id: before[0]?.line_id, enrolment_id }]);
    expect(await confirm(await seen())).toMatchObject({ matched: 1, left_out: [] });
  });

  it('are never those of somebody whose class ended with their money, which may be this line', async () => {
    for (const [n, given] of ['取消', '退款'].entries()) {
      const before = await insertTestClass(services, { code: `TC26-07${serial}${n}`, capacity: 100 });
      const past = moneyDesk(services, before);
      await past.gather(cashier);
      const name = `${family()}${given}`;
      const { payment_id } = await past.declare(await bank.owing(before, serial * 10 + 5 + n, { name }));
      await past.check(cashier, payment_id, 'confirm');
      await sql`update class set status = 'cancelled' where class_id = ${before}`.execute(services.store.db);
      if (given === '退款')
        await sql`update payment set status = 'refunded', open_enrolment_id = null, refunded_cents = amount_cents
          where class_id = ${before}`.execute(services.store.db);
      await owing(n, given);
      await bank.send(['680.00', name, '报名费']);
    }
    expect(await byName()).toEqual([]);
  });

  it.each([
    ['submitted', sql`place`, 0],
    ['returned', sql`place`, 0],
    ['waiting', sql`'waitlisted'`, 0],
    ['offered', sql`'held'`, 0],
    ['withdrawn', sql`'free'`, 1],
    ['refused', sql`'free'`, 1],
    ['moved', sql`'free'`, 1],
  ])('count a namesake who is %s', async (status, place, count) => {
    await owing(1, '同名');
    await review(await owing(2, '同名'), status, place);
    await bank.send(['680.00', `${family()}同名`, '报名费']);
    expect(await byName()).toHaveLength(count);
  });

  it.each([
    ['报名费 ****1234', 0],
    ['报名费138****1234', 0],
    ['报名费310101200001011234', 0],
    ['报名费 8812', 0],
    ['2026年11月报名费', 1],
    ['报名费 2026/11/20', 1],
    ['报名费680元', 1],
  ])('say with “%s” of whom else they may be: %i are by name', async (note, count) => {
    await owing(1, '玲悦');
    await bank.send(['680.00', `${family()}玲悦`, note]);
    expect(await byName()).toHaveLength(count);
  });

  it.each([
    ['somebody else who enrolled', (name: string) => `${name}玲珑报名费`],
    ['somebody whom nobody knows', () => '代王小明缴费'],
    ['a child', () => '儿子报名费'],
    ['a longer name that begins alike', (name: string) => `${name}玲悦华 报名费`],
  ])('are never those of a payer whose text names %s', async (_what, note) => {
    await owing(1, '玲悦');
    await owing(2, '玲珑');
    await bank.send(['680.00', `${family()}玲悦`, note(family())]);
    expect(await byName()).toEqual([]);
  });

  it('are none of another amount, of another payer, with a number, or two for one fee', async () => {
    for (const [n, given] of ['甲', '乙', '丙', '丁'].entries()) await owing(n, given);
    await bank.send(
      ['700.00', `${family()}甲`, '报名费'],
      ['680.00', '某某公司', `${family()}乙 报名费`],
      ['680.00', `${family()}丙`, '报名费 TC99-0001-00099'],
      ['680.00', `${family()}丁`, '报名费'],
      ['680.00', `${family()}丁`, '再付一次报名费'],
    );
    expect(await byName()).toEqual([]);
  });
});
