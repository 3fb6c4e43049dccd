import { addCents, maskAccountNumber } from '@skillcert/core';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import { accountId, type DemoIds, unitId } from '../demo-ids.js';
import { demoUnits } from '../people/demo-units.js';
import type { PaymentRows } from './payment-rows.js';

/** How many candidates the transfer of a unit pays for. */
const together = 6;
const account = '31001502500056000123';

interface Context {
  readonly ids: DemoIds;
  readonly keyring: Keyring;
}

type Enrolled = Pick<NewRow<'enrolment'>, 'enrolment_id' | 'unit_id'>;

/** The first unit of a joint class with several payments that wait to be checked, few enough for one transfer. */
const firstUnit = (
  { payments }: PaymentRows,
  { joint = [] }: Pick<PlannedClass, 'joint'>,
  enrolments: readonly Enrolled[],
  ids: DemoIds,
) => {
  const unitOf = new Map(enrolments.map(({ enrolment_id, unit_id }) => [enrolment_id, unit_id]));
  return joint
    .map(({ unit }) => ({
      payer_name: demoUnits[unit]?.com_name ?? '',
      parts: payments
        .filter(
          ({ status, enrolment_id: id }) => status === 'declared' && unitOf.get(id) === unitId(ids, unit),
        )
        .slice(0, together),
    }))
    .find(({ parts }) => parts.length > 1);
};

/** In a joint class, one unit paid for some of its candidates by one transfer, which waits to be checked. */
export const groupRows = (
  money: PaymentRows,
  planned: Pick<PlannedClass, 'joint'>,
  enrolments: readonly Enrolled[],
  { ids, keyring }: Context,
): { readonly money: PaymentRows; readonly groups: NewRow<'group_payment'>[] } => {
  const { payer_name, parts } = firstUnit(money, planned, enrolments, ids) ?? { payer_name: '', parts: [] };
  const [first] = parts;
  if (!first) return { money, groups: [] };
  const declared_by = accountId(ids, 'zkyadmin02');
  const group_id = newId();
  const { class_id, currency, created_at, paid_on, proof_id } = first;
  const shared = {
    group_id,
    declared_by,
    payer_name,
    payer_bank: '中国建设银行上海分行',
    payer_account_enc: keyring.seal('account_number', account),
    payer_account_masked: maskAccountNumber(account),
    paid_on,
    proof_id,
    created_at,
    updated_at: created_at,
  };
  const grouped = new Set(parts.map(({ payment_id }) => payment_id));
  const whole = {
    class_id,
    group_id,
    first_payment_id: first.payment_id,
    payments: parts.length,
    amount_cents: addCents(...parts.map(({ amount_cents }) => amount_cents)),
    currency,
    created_at: created_at ?? new Date(),
  };
  const byStaff = { user_id: declared_by, actor_role: 'zky-admin', at: new Date(whole.created_at) };
  return {
    money: {
      ...money,
      payments: money.payments.map((row) => (grouped.has(row.payment_id) ? { ...row, ...shared } : row)),
      events: money.events.map((event) =>
        event.object_type === 'payment' && grouped.has(Number(event.object_id))
          ? { ...event, ...byStaff }
          : event,
      ),
    },
    groups: [whole],
  };
};
