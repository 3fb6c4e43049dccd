import type { Unpaid } from '@skillcert/api-client';
import { addCents, limits } from '@skillcert/core';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { matchOf } from './match-of.js';

const shown = 10;

/**
 * The unpaid candidates to choose from: found by name or number in all classes, at first by the given text, and
 * chosen on any page.
 */
export const usePayees = (first = '') => {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState(first);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Unpaid>>(new Map());
  const query = useCallQuery(
    'payment/fetchAllUnpaid',
    { page, limit: shown, ...(search && { search }) },
    { keepLast: true },
  );
  const { items = [], total = 0 } = query.data ?? {};
  const people = [...chosen.values()];
  const matched = matchOf(people);
  return {
    rows: items,
    total,
    page,
    limit: shown,
    setPage,
    search,
    lookFor: (text: string) => {
      setSearch(text.trim());
      setPage(1);
    },
    state: contentState(query),
    retry: () => query.refetch(),
    selection: new Set(chosen.keys()),
    select: (ids: ReadonlySet<string>) => {
      const seen = new Map(items.map((row) => [String(row.enrolment_id), row]));
      setChosen((last) => {
        const rows = [...ids].flatMap((id) => last.get(id) ?? seen.get(id) ?? []);
        return new Map(rows.map((row) => [String(row.enrolment_id), row]));
      });
    },
    chosen: {
      count: people.length,
      amount_cents: addCents(...people.map(({ fee_cents, received_cents }) => fee_cents - received_cents)),
    },
    /** The one whose name stands for all, and whose other fees a surplus may go to. */
    first: people[0],
    /** The match of the line, once somebody is chosen. */
    matched,
    /** Whether they are of more classes than one line pays for. */
    isOver: (matched?.other_classes?.length ?? 0) > limits.bank_line_classes_max,
  };
};
