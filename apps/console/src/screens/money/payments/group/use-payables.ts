import type { OutputOf } from '@skillcert/api-client';
import { addCents, limits } from '@skillcert/core';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';

const shown = 10;

/** The candidates of a payment: those chosen one by one, or all of a unit. */
export interface Meant {
  readonly enrolment_ids?: number[];
  readonly unit_id?: number;
  readonly count: number;
  readonly amount_cents: number;
  readonly currency: string;
  /** The unit's name, if one was chosen. */
  readonly com_name: string;
}

interface Choice {
  readonly fees: ReadonlyMap<string, number>;
  readonly unit: OutputOf<'payment/fetchPayables'>['units'][number] | undefined;
  readonly search: string;
  readonly currency: string;
}

/** The chosen ones, or else all of the unit, unless a search shows a part of it. */
const meantBy = ({ fees, unit, search, currency }: Choice): Meant | undefined => {
  const com_name = unit?.com_name ?? '';
  if (fees.size > 0) {
    const amount_cents = addCents(...fees.values());
    const enrolment_ids = [...fees.keys()].map(Number);
    return { enrolment_ids, count: fees.size, amount_cents, currency, com_name };
  }
  if (!unit || search !== '') return undefined;
  const { unit_id, count, amount_cents } = unit;
  return { unit_id, count, amount_cents, currency, com_name };
};

/** The possible candidates of one payment: a page of them by name or unit, and the chosen ones, on any page. */
export const usePayables = (class_id: number) => {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [unit_id, setUnit] = useState<number>();
  /** The fee of each chosen one, by id. */
  const [fees, setFees] = useState<ReadonlyMap<string, number>>(new Map());
  const query = useCallQuery(
    'payment/fetchPayables',
    { class_id, page, limit: shown, ...(search && { search }), ...(unit_id !== undefined && { unit_id }) },
    { keepLast: true },
  );
  const { items = [], total = 0, units = [], methods = [], payee = null } = query.data ?? {};
  const unit = units.find((each) => each.unit_id === unit_id);
  const currency = items[0]?.currency ?? 'CNY';

  return {
    rows: items,
    methods,
    payee,
    total,
    units,
    search,
    unit_id,
    page,
    limit: shown,
    setPage,
    state: contentState(query),
    retry: () => query.refetch(),
    lookFor: (text: string) => {
      setSearch(text.trim());
      setPage(1);
    },
    chooseUnit: (id: number | undefined) => {
      setUnit(id);
      setPage(1);
    },
    selection: new Set(fees.keys()),
    select: (ids: ReadonlySet<string>) => {
      const seen = new Map(items.map(({ enrolment_id, fee_cents }) => [String(enrolment_id), fee_cents]));
      setFees((last) => new Map([...ids].map((id) => [id, last.get(id) ?? seen.get(id) ?? 0])));
    },
    meant: meantBy({ fees, unit, search, currency }),
    most: methods.includes('bank_transfer') ? limits.payment_group_max : limits.payment_order_max,
  };
};

/** The result of {@link usePayables}. */
export type Payables = ReturnType<typeof usePayables>;
