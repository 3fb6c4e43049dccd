import type { OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { payingUnit } from '../choose/choose-by.js';
import { useChoice, useNarrowing } from '../choose/use-choice.js';

/** The candidates of a payment: those chosen one by one, or all of a unit. */
export interface Meant {
  readonly enrolment_ids?: number[];
  readonly unit_id?: number;
  readonly count: number;
  readonly amount_cents: number;
  readonly currency: string;
  /** The name of the unit, if one was chosen and all are of it. */
  readonly com_name: string;
}

interface Choice {
  readonly people: readonly { readonly enrolment_id: number; readonly com_name: string | null }[];
  readonly amount_cents: number;
  readonly unit: OutputOf<'payment/fetchPayables'>['units'][number] | undefined;
  /** Whether a search or an employer shows a part of the unit. */
  readonly isPart: boolean;
  readonly currency: string;
}

/** The chosen ones, or else all of the unit, unless a part of it is shown. */
const meantBy = ({ people, amount_cents, unit, isPart, currency }: Choice): Meant | undefined => {
  const com_name = payingUnit(people, unit);
  const count = people.length;
  if (count > 0) {
    const enrolment_ids = people.map(({ enrolment_id }) => enrolment_id);
    return { enrolment_ids, count, amount_cents, currency, com_name };
  }
  if (!unit || isPart) return undefined;
  return { unit_id: unit.unit_id, count: unit.count, amount_cents: unit.amount_cents, currency, com_name };
};

/** The possible candidates of one payment, by name, unit or employer, and the chosen ones, on any page. */
export const usePayables = (class_id: number) => {
  const narrowing = useNarrowing();
  const { search, employer, unit_id } = narrowing;
  const asked = { ...narrowing.asked, class_id };
  const query = useCallQuery('payment/fetchPayables', asked, { keepLast: true });
  const {
    items: rows = [],
    total = 0,
    units = [],
    employers = [],
    methods = [],
    payee = null,
  } = query.data ?? {};
  const most = methods.includes('bank_transfer') ? limits.payment_group_max : limits.payment_order_max;
  const choice = useChoice({
    rows,
    most,
    readAll: () => call('payment/fetchPayables', { ...asked, page: 1, limit: limits.payment_group_max }),
    retry: () => query.refetch(),
  });
  const { people, chosen } = choice;
  const unit = units.find((each) => each.unit_id === unit_id);
  const currency = rows[0]?.currency ?? 'CNY';
  const isPart = search !== '' || employer !== '';

  return {
    ...narrowing,
    ...choice,
    rows,
    methods,
    payee,
    total,
    isOld: query.isPlaceholderData,
    state: contentState(query),
    retry: () => query.refetch(),
    groups: {
      units: units.map((each) => ({ value: String(each.unit_id), name: each.com_name, count: each.count })),
      employers: employers.map((each) => ({ value: each.employer, name: each.employer, count: each.count })),
    },
    meant: meantBy({ people, amount_cents: chosen.amount_cents, unit, isPart, currency }),
    most,
  };
};

/** The result of {@link usePayables}. */
export type Payables = ReturnType<typeof usePayables>;
