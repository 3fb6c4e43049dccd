import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { waitingForLocks } from '../../../testing/waiting-for-locks.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { bankDesk, type Numbered } from './testing/bank-desk.js';

describe.each(engines)('a batch of lines that were confirmed together, on $name', (engine) => {
  let services: TestServices;
  let cashier: StaffSession;
  let bank: ReturnType<typeof bankDesk>;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    bank = bankDesk(services, cashier);
    class_id = await insertTestClass(services, { code: 'TC26-0977', capacity: 100 });
  });
  afterAll(() => services.close());
  // Each test has a statement of its own.
  beforeEach(() => services.store.db.deleteFrom('bank_line').execute());

  let serial = 0;
  const owing = () => {
    serial += 1;
    return bank.owing(class_id, serial, { name: `赵${'一二三四五六七八九十'[serial - 1]}` });
  };
  const nameOf = ({ enrolment_id }: Numbered) =>
    services.store.db
      .selectFrom('enrolment')
      .select('name')
      .where('enrolment_id', '=', enrolment_id)
      .executeTakeFirstOrThrow();
  const sendFor = async (...people: readonly Numbered[]) => {
    const names = await Promise.all(people.map(nameOf));
    await bank.send(
      ...people.map(({ enrol_no }, at) => ['680.00', names[at]?.name ?? '', enrol_no] as const),
    );
  };
  const batches = async () => (await bank.run('payment/fetchBankBatches', {})).items;
  const reason = '导入了另一账户的流水';

  it('names who confirmed a batch, when and how many, and how many of it still stand', async () => {
    const colleague = await openStaff(services, { roles: ['zky-admin'], name: '李明' });
    const [a, b, c] = [await owing(), await owing(), await owing()];
    await sendFor(a, b);
    const first = await bank.run('payment/matchSureBankLines', {});
    const earlier = services.now();
    services.moveTo(new Date(earlier.getTime() + 60_000).toISOString());
    await sendFor(c);
    const second = await bank.run('payment/matchSureBankLines', {}, colleague);
    const [alone] = (await bank.lines('matched')).filter(({ batch_id }) => batch_id === first.batch_id);
    await bank.run('payment/undoBankMatch', { line_id: alone?.line_id ?? 0, reason });
    const fee = { currency: 'CNY' };
    expect(await batches()).toEqual([
      {
        ...{
          batch_id: second.batch_id,
          made_by: '李明',
          made_at: services.now().toISOString(),
          matched: 1,
          matched_cents: 68_000,
        },
        ...{ standing: 1, standing_cents: 68_000, ...fee },
      },
      {
        ...{
          batch_id: first.batch_id,
          made_by: '陈思远',
          made_at: earlier.toISOString(),
          matched: 2,
          matched_cents: 136_000,
        },
        ...{ standing: 1, standing_cents: 68_000, ...fee },
      },
    ]);
    // Somebody else takes it back on another device, by the list alone.
    for (const { batch_id } of await batches())
      expect(await bank.run('payment/undoBankBatch', { batch_id, reason }, colleague)).toMatchObject({
        undone: 1,
        kept: [],
      });
    expect((await batches()).map(({ matched, standing }) => [matched, standing])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('keeps what depends on it in its batch, and goes on after it in the next round', async () => {
    const people = [await owing(), await owing(), await owing()];
    await sendFor(...people);
    const { batch_id } = await bank.run('payment/matchSureBankLines', {});
    const lines = (await bank.lines('matched')).filter((line) => line.batch_id === batch_id);
    const [first, ...rest] = lines.toSorted((one, other) => one.line_id - other.line_id);
    await moneyDesk(services, class_id).ask(cashier, first?.payment?.payment_id ?? 0);
    const undo = { batch_id, reason };
    expect(await bank.run('payment/undoBankBatch', { ...undo, after: first?.line_id ?? 0 })).toEqual({
      ...{ undone: 2, kept: [], left: 0, last: rest.at(-1)?.line_id },
    });
    expect(await bank.run('payment/undoBankBatch', undo)).toMatchObject({
      undone: 0,
      kept: [{ line_id: first?.line_id, why: 'transition_refused' }],
      ...{ left: 0, last: first?.line_id },
    });
    expect((await batches()).find((each) => each.batch_id === batch_id)).toMatchObject({
      matched: 3,
      standing: 1,
    });
    expect(await refusalOf(bank.run('payment/undoBankBatch', { ...undo, after: first?.line_id ?? 0 }))).toBe(
      'state_changed',
    );
  });

  it('is taken back without a line that left it while the lock was waited for', async () => {
    await sendFor(await owing(), await owing());
    const { batch_id } = await bank.run('payment/matchSureBankLines', {});
    const [one] = await bank.lines('matched');
    const line_id = one?.line_id ?? 0;
    const isWaitedFor = async () => (await waitingForLocks(services.store.db)) === 1;
    const { undoing } = await services.store.withTx(async (tx) => {
      // As by somebody who undid it and matched it anew, alone.
      await tx.updateTable('bank_line').set({ batch_id: null }).where('line_id', '=', line_id).execute();
      const begun = bank.run('payment/undoBankBatch', { batch_id, reason });
      await vi.waitUntil(isWaitedFor, { timeout: 20_000 });
      return { undoing: begun };
    });
    expect(await undoing).toMatchObject({ undone: 1, kept: [], left: 0 });
    expect((await bank.lines('matched')).map((each) => each.line_id)).toEqual([line_id]);
  });

  it('is added to by whoever made it alone', async () => {
    const colleague = await openStaff(services, { roles: ['zky-admin'] });
    await sendFor(await owing());
    const { batch_id } = await bank.run('payment/matchSureBankLines', {});
    await sendFor(await owing());
    expect(await refusalOf(bank.run('payment/matchSureBankLines', { batch_id }, colleague))).toBe(
      'not_found',
    );
    await bank.run('payment/matchSureBankLines', { batch_id });
    expect((await batches()).find((each) => each.batch_id === batch_id)).toMatchObject({
      matched: 2,
      standing: 2,
    });
  });
});
