import { readFileSync } from 'node:fs';
import type { CallName, InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Handler } from '../../../platform/http/calls/handle.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { moneyHandlers } from '../money-handlers.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { importStatement } from './import-statement.js';

/** A file that somebody sent, in the encoding of Chinese spreadsheets, as text. */
const textOf = (name: string) =>
  new TextDecoder('gb18030').decode(
    readFileSync(new URL(`../../../platform/sheet/testing/files/${name}`, import.meta.url)),
  );

describe.each(engines)('statements that were dead ends once, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    class_id = await insertTestClass(services, { code: 'TC26-0911', capacity: 100 });
  });
  afterAll(() => services.close());
  beforeEach(() => services.store.db.deleteFrom('bank_line').execute());

  const run = <Name extends CallName>(name: Name, input: InputOf<Name>) => {
    const handler = moneyHandlers.find(({ call }) => call === name) as Handler<Name> | undefined;
    if (!handler) throw new Error(`${name} has no handler.`);
    return callHandler(handler, { services, caller: cashier, input } as never);
  };
  const send = (file: string) =>
    callHandler(importStatement, {
      services,
      caller: cashier,
      input: { title: '对账单' },
      bytes: Buffer.from(file),
    });
  const list = () => run('payment/fetchBankLines', { view: 'open', limit: 200 });

  it('bank-same-d.csv is the line that came without the number of its transaction', async () => {
    const file = textOf('bank-same-d.csv');
    const bare = file
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',').slice(0, -1).join());
    expect(await send(bare.join('\n'))).toMatchObject({ added: 1, known: 0 });
    expect(await send(file)).toMatchObject({ added: 0, known: 1, perhaps: 0 });
    expect(await send(file)).toMatchObject({ added: 0, known: 1 });
    expect((await list()).items).toMatchObject([{ amount_cents: 68_000 }]);
  });

  it('bank-two-in-one.csv pays for both whom it names, and says by how much the others differ', async () => {
    const desk = moneyDesk(services, class_id);
    const owing = async (n: number, name: string) => {
      const { enrolment_id } = await desk.approved(n, { name });
      await sql`update enrolment set fee_cents = 68000 where enrolment_id = ${enrolment_id}`.execute(
        services.store.db,
      );
      const { enrol_no } = await services.store.db
        .selectFrom('enrolment')
        .select('enrol_no')
        .where('enrolment_id', '=', enrolment_id)
        .executeTakeFirstOrThrow();
      return { enrolment_id, enrol_no };
    };
    const [first, second] = [await owing(1, '石玲悦'), await owing(2, '唐豪')];
    const file = textOf('bank-two-in-one.csv')
      .replaceAll('TC27-0013-00358', first.enrol_no)
      .replaceAll('TC27-0013-00350', second.enrol_no);
    expect(await send(file)).toMatchObject({ added: 3, unread: 0 });
    const [both, more, less] = [136_000, 70_000, 67_950].map(async (cents) => {
      const line = (await list()).items.find(({ amount_cents }) => amount_cents === cents);
      if (!line) throw new Error(`No line of ${cents}.`);
      return line;
    });
    const enrolments = (line: Awaited<typeof both>) =>
      line?.suggestions.map(({ enrolment_id }) => enrolment_id).toSorted((a, b) => Number(a) - Number(b));
    expect(enrolments(await both)).toEqual([first.enrolment_id, second.enrolment_id]);
    for (const line of [await more, await less])
      expect(line?.suggestions).toMatchObject([
        { enrolment_id: second.enrolment_id, amount_cents: 68_000, reasons: ['number'] },
      ]);
    const match = (line_id: number | undefined, ids: readonly number[]) =>
      run('payment/matchBankLine', { line_id: line_id ?? 0, class_id, enrolment_ids: [...ids] });
    expect(await refusalOf(match((await less)?.line_id, [second.enrolment_id]))).toBe('amount_differs');
    expect(await match((await both)?.line_id, [first.enrolment_id, second.enrolment_id])).toMatchObject({
      status: 'confirmed',
    });
    expect((await desk.books()).map(({ status, sum }) => [status, sum])).toEqual([
      ['confirmed', 68_000],
      ['confirmed', 68_000],
    ]);
    await run('payment/setBankLinesAside', {
      line_ids: [(await more)?.line_id ?? 0, (await less)?.line_id ?? 0],
      reason: '另退',
    });
    expect((await list()).items).toEqual([]);
  });
});
