import { sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { matchBankLine } from '../../statement/match-bank-line.js';
import { insertLine } from '../../statement/testing/insert-line.js';
import { returnBankLine } from '../../statement/twice/return-bank-line.js';

interface Lines {
  /** Somebody, and the people who come next. */
  readonly enrolment_ids: readonly number[];
  readonly payment_id: number;
  readonly by: StaffSession;
}

/** The operations by lines of the bank, each a new one, by one member of staff. */
export const lineTries = (
  services: Services,
  class_id: number,
  { enrolment_ids: ids, payment_id, by }: Lines,
) => {
  const enrolment_ids = [...ids];
  const [enrolment_id = 404] = ids;
  const line = (cents: number) => insertLine(services, cents, by);
  const book = async (more_cents: number) => {
    const line_id = await line(ids.length * 68_000 + more_cents);
    const input = { line_id, class_id, enrolment_ids, difference_reason: '单位汇款' };
    return callHandler(matchBankLine, { services, caller: by, input });
  };
  return {
    /** A line of the amount that no line brought yet of the newest payment, or of all of a transfer for many. */
    match: async () => {
      const { rows } = await sql<{ cents: number }>`
        select sum(m.amount_cents - coalesce((select sum(l.amount_cents) from bank_line l
          where l.class_id = m.class_id and l.payment_id = m.payment_id), 0))::int8 as cents
        from payment p join payment m on m.class_id = p.class_id and (m.payment_id = p.payment_id or m.group_id = p.group_id)
        where p.class_id = ${class_id} and p.payment_id = ${payment_id}`.execute(services.store.db);
      const input = { line_id: await line(rows[0]?.cents || 68_000), class_id, payment_id };
      return callHandler(matchBankLine, { services, caller: by, input });
    },
    book_more: () => book(200_000),
    book_less: () => book(-2_500),
    return_double: async () => {
      const input = {
        line_id: await line(68_000),
        class_id,
        enrolment_id,
        beside_hand: true,
        reason: '重复缴费',
      };
      return callHandler(returnBankLine, { services, caller: by, input });
    },
  };
};
