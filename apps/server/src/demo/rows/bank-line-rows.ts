import type { Keyring } from '../../platform/crypto/keyring.js';
import { plainName } from '../../platform/sheet/values/is-same-name.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';

/** How many declared payments of a class are on the bank's statement; the others are on none yet. */
const onStatement = 3;

interface Context {
  readonly keyring: Keyring;
  readonly now: Date;
  readonly imported_by: number;
}

/**
 * The transfers behind the payments of a class: one for each group, as its first payment with the whole amount, and one
 * for each other payment.
 */
export const transfersOf = (
  payments: readonly NewRow<'payment'>[],
  groups: readonly NewRow<'group_payment'>[],
): NewRow<'payment'>[] => [
  ...groups.flatMap(({ first_payment_id, amount_cents }) =>
    payments
      .filter(({ payment_id }) => payment_id === first_payment_id)
      .map((payment) => ({ ...payment, amount_cents })),
  ),
  ...payments.filter(({ group_id }) => !group_id),
];

/** A line of the bank for a transfer that came in, as it is imported. */
const lineOf = (
  said: Pick<
    NewRow<'bank_line'>,
    'paid_on' | 'amount_cents' | 'currency' | 'payer_name' | 'note' | 'numbers' | 'names'
  >,
  { keyring, now, imported_by }: Context,
) => {
  const line_id = newId();
  const line_key = keyring.blindIndex('bank_line', `demo ${line_id}`);
  return { line_id, line_key, ...said, imported_by, imported_at: now };
};

/**
 * The lines of the bank for transfers that candidates of a class declared. The first names the number of its enrolment;
 * the last is of nobody we know.
 */
export const bankLineRows = (
  payments: readonly NewRow<'payment'>[],
  enrolments: readonly Pick<NewRow<'enrolment'>, 'enrolment_id' | 'enrol_no'>[],
  context: Context,
): NewRow<'bank_line'>[] => {
  const { now } = context;
  const numberOf = new Map(enrolments.map(({ enrolment_id, enrol_no }) => [enrolment_id, enrol_no]));
  const declared = payments.filter(({ status }) => status === 'declared').slice(0, onStatement);
  return declared.map(({ enrolment_id, payer_name, amount_cents, currency, paid_on }, at) => {
    const number = numberOf.get(enrolment_id) ?? '';
    const isStranger = at === onStatement - 1;
    const said = {
      paid_on: paid_on ?? now.toISOString().slice(0, 10),
      amount_cents: isStranger ? 1_280 : amount_cents,
      currency,
      payer_name: isStranger ? '待核实账户利息' : payer_name,
      note: isStranger ? '结息' : at === 0 ? `报名费 ${number}` : '考试报名费',
      numbers: at === 0 ? [number] : [],
      names: isStranger ? [] : [plainName(payer_name)],
    };
    return lineOf(said, context);
  });
};

/** The enrolments whose fee is due and for which nothing was declared. */
export const owingOf = (
  enrolments: readonly NewRow<'enrolment'>[],
  payments: readonly NewRow<'payment'>[],
): NewRow<'enrolment'>[] => {
  const paying = new Set(payments.map(({ enrolment_id }) => enrolment_id));
  return enrolments.filter(
    ({ enrolment_id, status, fee_cents }) => status === 'approved' && fee_cents && !paying.has(enrolment_id),
  );
};

/**
 * The lines of the bank for transfers that were not declared: half a fee, which is held; a fee less 20 of bank charges;
 * and a fee with 20 too much.
 */
export const differingLineRows = (
  owing: readonly Pick<
    NewRow<'enrolment'>,
    'class_id' | 'enrolment_id' | 'enrol_no' | 'name' | 'fee_cents'
  >[],
  currency: string,
  context: Context,
): NewRow<'bank_line'>[] => {
  const { now, imported_by: matched_by } = context;
  const sums = [
    (fee: number) => Math.floor(fee / 2),
    (fee: number) => fee - 2_000,
    (fee: number) => fee + 2_000,
  ];
  return owing.slice(0, sums.length).map(({ class_id, enrolment_id, enrol_no, name, fee_cents }, at) => {
    const said = {
      paid_on: now.toISOString().slice(0, 10),
      amount_cents: sums[at]?.(fee_cents ?? 0) ?? 0,
      currency,
      payer_name: name,
      note: `报名费 ${enrol_no}`,
      numbers: [enrol_no],
      names: [plainName(name)],
    };
    const line = lineOf(said, context);
    return at === 0 ? { ...line, class_id, held_for: enrolment_id, matched_by, matched_at: now } : line;
  });
};
