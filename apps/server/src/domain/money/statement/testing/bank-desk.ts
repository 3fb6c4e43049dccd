import type { BankLine, CallName, InputOf, OutputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Handler } from '../../../../platform/http/calls/handle.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { moneyHandlers } from '../../money-handlers.js';
import { moneyDesk, type Paying } from '../../payments/testing/money-desk.js';

/** Somebody of a class, with the number of their enrolment. */
export interface Numbered extends Paying {
  readonly enrol_no: string;
}

const feeCents = 68_000;

/** The statement of the bank as tests send and judge it, and people of any class who owe a fee. */
export const bankDesk = (services: Services, cashier: StaffSession) => {
  const { db } = services.store;
  const run = <Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    caller: StaffSession = cashier,
  ): Promise<OutputOf<Name>> => {
    const handler = moneyHandlers.find(({ call }) => call === name) as Handler<Name> | undefined;
    if (!handler) throw new Error(`${name} has no handler.`);
    return callHandler(handler, { services, caller, input } as never);
  };
  const lines = async (view: InputOf<'payment/fetchBankLines'>['view'] = 'open'): Promise<BankLine[]> =>
    (await run('payment/fetchBankLines', { view, search: '', limit: 200 })).items;
  return {
    run,
    lines,
    /** The nth person, approved at the fee of the class. */
    owing: async (class_id: number, n: number, form: object = {}): Promise<Numbered> => {
      const paying = await moneyDesk(services, class_id).approved(n, form);
      const { enrol_no } = await db
        .updateTable('enrolment')
        .set({ fee_cents: feeCents })
        .where('class_id', '=', class_id)
        .where('enrolment_id', '=', paying.enrolment_id)
        .returning('enrol_no')
        .executeTakeFirstOrThrow();
      return { ...paying, enrol_no };
    },
    /** Imports lines of one day. */
    send: (...rows: readonly (readonly [amount: string, payer: string, note: string])[]) => {
      const said = rows.map((row, at) => `2026-11-20,${row.join()},${at}`);
      const handler = moneyHandlers.find(({ call }) => call === 'payment/importStatement');
      return callHandler(handler as Handler<'payment/importStatement'>, {
        services,
        caller: cashier,
        input: { title: '对账单' },
        bytes: Buffer.from(['交易日期,金额,付款人,摘要,流水号', ...said].join('\n')),
      });
    },
    lineBy: async (payer: string, view?: 'open' | 'matched' | 'aside'): Promise<BankLine> => {
      const found = (await lines(view)).find(({ payer_name }) => payer_name === payer);
      if (!found) throw new Error(`No line is of ${payer}.`);
      return found;
    },
  };
};
