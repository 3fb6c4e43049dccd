import type { SettledClassRow } from '@skillcert/api-client';
import { settlementViews } from '@skillcert/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { useProgramme } from '../../../../state/use-programme.js';
import { fitPeriod, monthBefore, monthsMost, type Period } from '../month-options.js';

const monthOf = (text: string, fallback: string) =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : fallback;

/** The months of the totals, by default the last ones that may be asked for. */
const usePeriod = (url: ReturnType<typeof useListUrl<'class'>>) => {
  const { time_zone } = useProgramme();
  const [now] = useState(() => new Date());
  const { from, to } = fitPeriod(
    {
      from: monthOf(url.filter('from'), monthBefore(now, time_zone, monthsMost - 1)),
      to: monthOf(url.filter('to'), monthBefore(now, time_zone, 0)),
    },
    'to',
  );
  const choose = (end: keyof Period, month: string) =>
    url.narrow({ ...fitPeriod({ from, to, [end]: month }, end) });
  return { now, time_zone, from, to, choose };
};

type Part = { readonly unit_id: number | null } | { readonly month: string };

const addressOf = (period: Period, part: Part): URLSearchParams => {
  if ('month' in part) return new URLSearchParams({ from: part.month, to: part.month });
  const address = new URLSearchParams({ ...period });
  if (part.unit_id !== null) address.set('unit', String(part.unit_id));
  return address;
};

/**
 * The totals of a period, kept in the address with the view, the unit whose classes are listed, and the class that is
 * open.
 */
export const useSummary = () => {
  const url = useListUrl(['class'] as const, 'class');
  const { now, time_zone, from, to, choose } = usePeriod(url);
  const { pathname } = useLocation();
  const { search } = url;
  const unit = url.filter('unit');
  const unit_id = Number(unit) || undefined;
  const asked = { from, to, ...(search && { search }), ...(unit_id && { unit_id }) };
  const query = useCallQuery(
    'payment/fetchSettlement',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const fileOf = (by: (typeof settlementViews)[number]): ListFile => ({
    name: 'settlement',
    asked,
    take: (how, options) => call('payment/exportSettlementTotals', { ...asked, by, ...how }, options),
  });
  const openId = Number(url.filter('class')) || undefined;
  return {
    now,
    time_zone,
    url,
    from,
    to,
    choose,
    view: settlementViews.find((each) => each === url.filter('view')) ?? 'class',
    views: settlementViews,
    show: (view: string) => url.narrow({ view }),
    data: query.data,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    state: contentState(query),
    retry: () => query.refetch(),
    /** The totals by class, as the list shows them; by unit and by month, as a file of its own. */
    file: fileOf('class'),
    fileOf,
    filtered: search !== '' || unit !== '',
    resetFilters: () => url.narrow({ search: undefined, unit: undefined }),
    /** Where the classes of a part of the totals are listed: of a unit, or of one month. */
    classesAt: (part: Part) => `${pathname}?${addressOf({ from, to }, part)}`,
    openId,
    open: ({ class_id }: Pick<SettledClassRow, 'class_id'>) => url.show('class', class_id),
    close: () => url.show('class', undefined),
  };
};

/** The props of the parts of the screen. */
export type Summary = ReturnType<typeof useSummary>;
