import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { enrolNth } from '../../../enrolment/testing/enrol-nth.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { bankDesk } from '../testing/bank-desk.js';

describe.each(engines)('a line that names somebody who owes nothing, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let bank: ReturnType<typeof bankDesk>;
  let desk: ReturnType<typeof moneyDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    bank = bankDesk(services, cashier);
  });
  afterAll(() => services.close());
  // Each test has a class, its own people and a stranger, whose declared transfer has the amount and day of all lines.
  beforeEach(async () => {
    serial += 1;
    await services.store.db.deleteFrom('bank_line').execute();
    await services.store.db
      .updateTable('payment')
      .set({ status: 'failed', open_enrolment_id: null })
      .execute();
    class_id = await insertTestClass(services, { code: `TC26-07${serial + 10}` });
    desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
    const stranger = await bank.owing(class_id, serial * 10, { name: `陌生${'一二三四五六七八九'[serial]}` });
    await desk.declare(stranger, { payer_name: '别家', paid_on: '2026-11-20' });
  });

  const paid = async (n: number, name: string) => {
    const paying = await bank.owing(class_id, serial * 10 + n, { name });
    const declared = { payer_name: `${name}的家长`, paid_on: '2026-11-18' };
    const { payment_id } = await desk.declare(paying, declared);
    await desk.check(cashier, payment_id, 'confirm');
    return { ...paying, payment_id };
  };

  it('by name shows who has paid already, with the payment, and no stranger', async () => {
    const { enrolment_id, payment_id } = await paid(1, '裴玲悦');
    await bank.send(['680.00', '裴玲悦', '报名费'], ['680.00', '不详', '转账']);
    expect((await bank.lineBy('裴玲悦')).suggestions).toEqual([
      expect.objectContaining({
        ...{ enrolment_id, payment_id, standing: 'paid', amount_cents: 68_000 },
        reasons: ['amount', 'candidate', 'day'],
        paid: {
          ...{ paid_on: '2026-11-18', payer_name: '裴玲悦的家长' },
          ...{ method: 'bank_transfer', has_line: false },
        },
      }),
    ]);
    // Only the line that names nobody is one.
    expect((await bank.lineBy('不详')).suggestions).toMatchObject([
      { reasons: ['amount', 'day'], paid: null },
    ]);
    expect(await bank.run('payment/countBankLines', {})).toMatchObject({ named: 1, unnamed: 1, sure: 0 });
    expect((await bank.lines('unnamed')).map(({ payer_name }) => payer_name)).toEqual(['不详']);
  });

  it.each([
    ['is not approved yet', 'submitted', 68_000],
    ['enrols free of charge', 'approved', 0],
  ] as const)('by name shows who %s, and no stranger', async (_what, status, fee_cents) => {
    const name = `姚未批${'甲乙丙丁戊己庚辛'[serial]}`;
    const { enrolment_id } = await enrolNth(services, class_id, serial * 10 + 1, { name });
    await services.store.db
      .updateTable('enrolment')
      .set({ status, fee_cents })
      .where('enrolment_id', '=', enrolment_id)
      .execute();
    await bank.send(['680.00', name, '']);
    expect((await bank.lineBy(name)).suggestions).toMatchObject([{ enrolment_id, standing: 'closed' }]);
    expect(await bank.run('payment/countBankLines', {})).toMatchObject({ named: 1, unnamed: 0 });
  });

  it('by number shows who has paid already, and it can only go elsewhere', async () => {
    const { enrolment_id, enrol_no, payment_id } = await paid(1, '闻人悦');
    await bank.send(['680.00', '闻人家', `再付 ${enrol_no}`]);
    const line = await bank.lineBy('闻人家');
    expect(line).toMatchObject({
      is_sure: false,
      suggestions: [
        {
          enrolment_id,
          payment_id,
          standing: 'paid',
          paid: { paid_on: '2026-11-18' },
          reasons: ['amount', 'number', 'day'],
        },
      ],
    });
    const match = { line_id: line.line_id, class_id, enrolment_ids: [enrolment_id] };
    expect(await refusalOf(bank.run('payment/matchBankLine', match))).toBe('already_paid');
    const aside = { line_ids: [line.line_id], reason: '重复缴费，原路退回' };
    expect(await bank.run('payment/setBankLinesAside', aside)).toEqual({ changed: 1 });
  });

  it('puts a namesake who owes before one who has paid, and leaves out one who owes nothing', async () => {
    const has = await paid(1, '欧阳同');
    const owes = await bank.owing(class_id, serial * 10 + 2, { name: '欧阳同' });
    await enrolNth(services, class_id, serial * 10 + 3, { name: '欧阳同' });
    await bank.send(['680.00', '欧阳同', '']);
    expect((await bank.lineBy('欧阳同')).suggestions).toMatchObject([
      { enrolment_id: owes.enrolment_id, standing: 'due', paid: null },
      { enrolment_id: has.enrolment_id, standing: 'paid' },
    ]);
  });

  it('leaves out what was paid in a class that is over, where a namesake owes', async () => {
    const has = await paid(1, '上官旧');
    await services.store.db
      .updateTable('class')
      .set({ status: 'archived' })
      .where('class_id', '=', class_id)
      .execute();
    await bank.send(['680.00', '上官旧', '']);
    expect((await bank.lineBy('上官旧')).suggestions).toMatchObject([{ enrolment_id: has.enrolment_id }]);
    const later = await insertTestClass(services, { code: `TC27-07${serial + 10}` });
    const owes = await bank.owing(later, serial * 10 + 1, { name: '上官旧' });
    expect((await bank.lineBy('上官旧')).suggestions).toMatchObject([{ enrolment_id: owes.enrolment_id }]);
  });
});
