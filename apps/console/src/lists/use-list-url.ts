import { hasPersonalPart, limits } from '@skillcert/core';
import type { Sort } from '@skillcert/ui';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readSearch, writeSearch } from '../state/typed-search.js';

const orders = ['asc', 'desc'] as const;

type Changes = Readonly<Record<string, string | number | undefined>>;

const wholeNumber = (text: string | null, fallback: number, max: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
};

const changed = (changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    const text = String(value ?? '');
    if (name === 'search') writeSearch(next, text);
    else if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
};

/**
 * The page, order and filters of a list, stored in the address so that a link shows the same view again, except a
 * search that may be a person's number.
 */
export const useListUrl = <Column extends string>(
  columns: readonly Column[],
  first: Column,
  firstOrder: 'asc' | 'desc' = 'desc',
) => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const column = columns.find((each) => each === params.get('sort')) ?? first;
  const order =
    orders.find((each) => each === params.get('order')) ?? (column === first ? firstOrder : 'desc');

  const change = (changes: Changes, replace: boolean) => {
    // A list that the user has left must not bring them back: it may still be shown while the next screen loads.
    if (window.location.pathname === pathname) setParams(changed(changes), { replace });
  };

  const search = readSearch(params);
  const exposed = hasPersonalPart(params.get('search') ?? '') ? search : '';
  // One that came with an address, from a bookmark or by hand, goes out of it.
  useEffect(() => {
    if (exposed !== '' && window.location.pathname === pathname) {
      setParams(changed({ search: exposed }), { replace: true });
    }
  }, [exposed, pathname, setParams]);

  return {
    page: wholeNumber(params.get('page'), 1, 1_000_000),
    limit: wholeNumber(params.get('limit'), limits.page_size_default, limits.page_size_max),
    search,
    column,
    order,
    sort: { id: column, direction: order } satisfies Sort,
    filter: (name: string) => params.get(name) ?? '',
    /** Whether the address has a filter that needs no value. */
    has: (name: string) => params.has(name),
    openPage: (page: number) => change({ page: page === 1 ? undefined : page }, false),
    /** Opens another page in the place of one that is no longer there: Back does not lead to it. */
    replacePage: (page: number) => change({ page: page === 1 ? undefined : page }, true),
    resize: (limit: number) => change({ limit, page: undefined }, true),
    /** Without an order the list falls back to its own. */
    sortBy: (sort: Sort | null) => change({ sort: sort?.id, order: sort?.direction, page: undefined }, true),
    narrow: (changes: Changes) => change({ ...changes, page: undefined }, true),
    /** Opens a record beside the list, or closes it; Back closes it too. */
    show: (name: string, id: number | string | undefined) => change({ [name]: id }, id === undefined),
  };
};
