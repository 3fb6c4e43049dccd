import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { readMigrations } from '../../../../platform/store/migrate.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { declareGroupPayment } from '../../payments/group/declare-group-payment.js';
import { moneyDesk, testPaidOn, testPayer } from '../../payments/testing/money-desk.js';
import { bankDesk, type Numbered } from '../testing/bank-desk.js';
import { insertLine } from '../testing/insert-line.js';

const fee = 68_000;

/** The part of the migration that reads the stored matches. */
const backfill = (): string => {
  const found = readMigrations().find(({ version }) => version === 118);
  const [statement] = /with recursive[^;]*;/.exec(found?.sql ?? '') ?? [];
  if (!statement) throw new Error('The migration sets nothing.');
  return statement;
};

describe.each(engines)('lines of many from before it was kept, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let unit: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let bank: ReturnType<typeof bankDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'] });
    unit = await openStaff(services, { roles: ['zky-admin'] });
    bank = bankDesk(services, cashier);
    class_id = await insertTestClass(services, { code: 'TC26-0318', capacity: 100 });
    desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
  });
  afterAll(() => services.close());

  const kept = async () => {
    const { rows } = await sql<{ line_id: number; of_many: boolean }>`
      select line_id, of_many from bank_line order by line_id`.execute(services.store.db);
    return rows;
  };
  let people = 0;
  const owing = async (count: number) => {
    const some: Numbered[] = [];
    for (let n = 0; n < count; n += 1) {
      people += 1;
      some.push(await bank.owing(class_id, people));
    }
    return some;
  };
  const match = async (cents: number, some: readonly Numbered[], more: object = {}) => {
    const line_id = await insertLine(services, cents, cashier);
    const enrolment_ids = some.map(({ enrolment_id }) => enrolment_id);
    const input = { line_id, class_id, enrolment_ids, difference_reason: '单位汇款', ...more };
    await bank.run('payment/matchBankLine', input);
    return line_id;
  };

  it('have it by whom they pay for, as those of today have it', async () => {
    // Many who declared nothing; many of whom one declared; many of whom one is left short, and pays the rest.
    await match(3 * fee, await owing(3));
    const mixed = await owing(2);
    const [declared] = mixed;
    if (!declared) throw new Error('Nobody declares.');
    await desk.declare(declared);
    await match(2 * fee, mixed);
    const short = await owing(2);
    await match(2 * fee - 2_500, short);
    const [, last] = short;
    if (!last) throw new Error('Nobody is short.');
    const { payment_id } = await desk.declare(last);
    await desk.check(cashier, payment_id, 'confirm');
    await match(2 * fee - 2_500, await owing(2));
    // One alone, in two parts; and too much of one who owes another fee.
    const alone = await owing(1);
    await match(60_000, alone);
    await match(8_000, alone);
    await match(fee, await owing(1));
    // A transfer that was declared for many.
    const group = await owing(2);
    const input = {
      ...{ ...testPayer, class_id, paid_on: testPaidOn(services) },
      enrolment_ids: group.map(({ enrolment_id }) => enrolment_id),
      proof_id: await desk.insertProof(unit),
    };
    await callHandler(declareGroupPayment, { services, caller: unit, input });
    const { first_payment_id } = await services.store.db
      .selectFrom('group_payment')
      .innerJoin('payment', 'payment.payment_id', 'group_payment.first_payment_id')
      .select('first_payment_id')
      .where('payment.status', '=', 'declared')
      .executeTakeFirstOrThrow();
    const line_id = await insertLine(services, 2 * fee, cashier);
    await bank.run('payment/matchBankLine', { line_id, class_id, payment_id: first_payment_id });
    const today = await kept();
    expect(today.filter(({ of_many }) => of_many).length).toBeGreaterThan(4);
    expect(today.filter(({ of_many }) => !of_many).length).toBeGreaterThan(3);
    await sql`update bank_line set of_many = false`.execute(services.store.db);
    await sql.raw(backfill()).execute(services.store.db);
    expect(await kept()).toEqual(today);
  });
});
