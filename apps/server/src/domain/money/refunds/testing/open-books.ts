import { sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { insertUnit } from '../../../class/testing/staff.js';
import { moneyDesk, type Paying } from '../../payments/testing/money-desk.js';
import { namedBy } from '../../payments/whole-payment.js';
import { type MoneyOperation, type MoneyTry, nextOperation } from './money-operations.js';
import { triesOf } from './money-tries.js';
import type { Newest } from './newest.js';

const nothing: Newest = {
  payment_id: 404,
  refund_id: 404,
  invoice_id: 404,
  trade_no: '',
  at: '',
  invoice: '',
};

/** How many people pay in one class. */
export const payers = 4;

/** A class with approved people, and everything about their money that any of the staff may try. */
export const openBooks = async (services: Services, staff: readonly StaffSession[], firstPerson: number) => {
  // Its institution pays for messages from the same ledger.
  const unit_id = await insertUnit(services, `华东技术咨询协会 ${newId()}`);
  const class_id = await insertTestClass(services, { unit_id });
  const desk = moneyDesk(services, class_id);
  const [master] = staff;
  if (!master) throw new Error('There is nobody at the desk.');
  await desk.gather(master, { methods: ['bank_transfer', 'sandbox'] });
  const people: Paying[] = [];
  for (let n = 0; n < payers; n += 1) people.push(await desk.approved(firstPerson + n));
  const newest = async ({ enrolment_id }: Paying): Promise<Newest> => {
    const { rows } = await sql<Newest>`
      select p.payment_id, coalesce(r.refund_id, 404) as refund_id, coalesce(i.invoice_id, 404) as invoice_id,
        coalesce(o.trade_no, '') as trade_no, coalesce(i.status, '') as invoice,
        case when r.open_payment_id is not null then r.status else p.status end as at
      from payment p
      left join refund r on r.class_id = p.class_id and r.payment_id = p.payment_id
      left join provider_order o on o.class_id = p.class_id and o.payment_id = ${namedBy}
      left join invoice_line il on il.class_id = p.class_id and il.open_payment_id = p.payment_id
      left join invoice i on i.class_id = il.class_id and i.invoice_id = il.invoice_id
      where p.class_id = ${class_id} and p.enrolment_id = ${enrolment_id}
      order by p.payment_id desc, r.refund_id desc limit 1`.execute(services.store.db);
    return rows[0] ?? nothing;
  };
  /** @returns what was done; a refusal is thrown */
  const attempt = async ({ kind, person, staff: at }: MoneyTry): Promise<MoneyOperation> => {
    const who = people[person];
    const by = staff[at];
    if (!who || !by) throw new Error('Nobody is meant.');
    const found = await newest(who);
    const chosen = kind === 'next' ? nextOperation(found.at, found.invoice, at) : kind;
    await triesOf({ services, class_id, people }, who, by, found)[chosen]();
    return chosen;
  };
  return { class_id, desk, attempt };
};
