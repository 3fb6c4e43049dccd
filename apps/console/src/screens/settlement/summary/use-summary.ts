import type { SettledClassRow } from '@skillcert/api-client';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useProgramme } from '../../../state/use-programme.js';
import { fitPeriod, monthBefore, monthsMost, type Period } from '../month-options.js';

const views = ['class', 'unit', 'month'] as const;

const monthOf = (text: string, fallback: string) =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : fallback;

/** The totals of a period, kept in the address with the view and the class that is open. */
export const useSummary = () => {
  const { time_zone } = useProgramme();
  const [now] = useState(() => new Date());
  const url = useListUrl(['class'] as const, 'class');
  const { from, to } = fitPeriod(
    {
      from: monthOf(url.filter('from'), monthBefore(now, time_zone, monthsMost - 1)),
      to: monthOf(url.filter('to'), monthBefore(now, time_zone, 0)),
    },
    'to',
  );
  const { search } = url;
  const asked = { from, to, page: url.page, limit: url.limit, ...(search && { search }) };
  const query = useCallQuery('payment/fetchSettlement', asked, { keepLast: true });
  const openId = Number(url.filter('class')) || undefined;
  const choose = (end: keyof Period, month: string) =>
    url.narrow({ ...fitPeriod({ from, to, [end]: month }, end) });
  return {
    now,
    time_zone,
    url,
    from,
    to,
    choose,
    view: views.find((each) => each === url.filter('view')) ?? 'class',
    views,
    show: (view: string) => url.narrow({ view }),
    data: query.data,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    state: contentState(query),
    retry: () => query.refetch(),
    filtered: search !== '',
    resetFilters: () => url.narrow({ search: undefined }),
    openId,
    open: ({ class_id }: Pick<SettledClassRow, 'class_id'>) => url.show('class', class_id),
    close: () => url.show('class', undefined),
  };
};

/** What the parts of the screen are given. */
export type Summary = ReturnType<typeof useSummary>;
