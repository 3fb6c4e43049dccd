import { limits } from '@skillcert/core';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import {
  allThatFit,
  type Choosable,
  type Chosen,
  chosenBy,
  dueOf,
  firstThatFit,
  mostOfOneClass,
  withMore,
} from './choose-by.js';

/** The page and the filters of people to choose from; an empty text and no id leave a filter out. */
export interface Narrowing {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly employer: string;
  readonly class_id: number | undefined;
  readonly unit_id: number | undefined;
}

type Asked = Pick<Narrowing, 'page' | 'limit'> &
  Partial<Pick<Narrowing, 'search' | 'employer'>> & { class_id?: number; unit_id?: number };

/** The sizes of a page: as many as one payment can be for are shown at once. */
export const payeeLimits = [50, 100, limits.payment_group_max] as const;

const filtersOf = ({ page, limit, search, employer, class_id, unit_id }: Narrowing): Asked => ({
  page,
  limit,
  ...(search && { search }),
  ...(employer && { employer }),
  ...(class_id !== undefined && { class_id }),
  ...(unit_id !== undefined && { unit_id }),
});

/** How people are narrowed, at first by the given text. Each change shows the first page. */
export const useNarrowing = (first = '') => {
  const [narrowing, setNarrowing] = useState<Narrowing>({
    ...{ page: 1, limit: payeeLimits[0], search: first, employer: '' },
    ...{ class_id: undefined, unit_id: undefined },
  });
  return {
    ...narrowing,
    /** The input of a list of them. */
    asked: filtersOf(narrowing),
    narrow: (changes: Partial<Narrowing>) => setNarrowing((last) => ({ ...last, page: 1, ...changes })),
  };
};

interface Choosing<Row> {
  readonly rows: readonly Row[];
  /** The most that are chosen at once. */
  readonly most: number;
  /** Reads those who fit the filters, as many as one payment can be for, and their number. */
  readonly readAll: () => Promise<{ readonly items: readonly Row[]; readonly total: number }>;
  /** Shows the list as it is by now. */
  readonly retry: () => unknown;
}

/** The chosen people, on whichever pages and by whichever filters, and what is due for them. */
export const useChoice = <Row extends Choosable & { readonly class_id?: number }>({
  rows,
  most,
  readAll,
  retry,
}: Choosing<Row>) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Chosen<Row>>(new Map());
  const people = [...chosen.values()];
  const choose = async (fitting: typeof allThatFit<Row>) => {
    const all = await attempt(readAll);
    if (!all) return;
    const { people: more, outgrown: total } = fitting(all, most);
    if (total === undefined) return setChosen((before) => withMore(before, more));
    // The list that was clicked showed fewer: the new one offers the first of them.
    toaster.show({ tone: 'warning', message: t('payments.choose_outgrown', { total, most }) });
    await retry();
  };
  return {
    people,
    chosen: { count: people.length, amount_cents: dueOf(people), mostOfOneClass: mostOfOneClass(people) },
    selection: new Set(chosen.keys()),
    select: (ids: ReadonlySet<string>) => setChosen((before) => chosenBy(ids, { before, shown: rows })),
    chooseAll: () => choose(allThatFit),
    // Beside those who were chosen before, the first would be too many.
    chooseFirst: () => {
      setChosen(new Map());
      return choose(firstThatFit);
    },
    chooseNobody: () => setChosen(new Map()),
  };
};
