import { hasPersonalPart } from '@skillcert/core';
import { useEffect, useState } from 'react';
import { useCall } from '../../client/use-call.js';
import { useParams } from '../../router/use-place.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { inputOf, isFiltered, type OpenClassQuery, readQuery, writeQuery } from './open-class-query.js';
import { dropEmbeddedClasses, readEmbeddedClasses } from './read-embedded-classes.js';
import { useLiveSeats } from './use-live-seats.js';

type ListState = 'ready' | 'loading' | 'empty' | 'error';

/** The open classes: filters and page in the address, rows from the server or, at first, from the page itself. */
export const useOpenClasses = () => {
  const { t } = useWords();
  const { params, setParams } = useParams();
  // A search that its address does not contain: it may be a personal number.
  const [typed, setTyped] = useState('');
  const shown = readQuery(params);
  const query = typed === '' ? shown : { ...shown, search: typed };
  const asIs = !isFiltered(query) && query.page === 1;
  const [embedded] = useState(() => (asIs ? readEmbeddedClasses(document) : undefined));
  useEffect(() => dropEmbeddedClasses(document), []);
  const { data, problem, loading, reload } = useCall('class/fetchOpenClasses', inputOf(query), embedded);
  const { items, more } = useLiveSeats(data?.items ?? []);
  const state = (): ListState => {
    if (problem && !loading) return 'error';
    if (!data) return 'loading';
    return items.length === 0 && !loading ? 'empty' : 'ready';
  };
  return {
    t,
    heading: useScreenTitle(t('list.title'), 'classes'),
    query,
    filtered: isFiltered(query),
    items,
    /** Whether more classes have opened since. */
    more,
    total: data?.total ?? 0,
    cities: data?.cities ?? [],
    units: data?.units ?? [],
    fees: data?.fees ?? [],
    state: state(),
    loading,
    /** Changes filters; a changed filter starts at the first page again. */
    look: (change: Partial<OpenClassQuery>) => {
      const next = { ...query, page: 1, ...change };
      setTyped(hasPersonalPart(next.search) ? next.search : '');
      setParams(writeQuery(next), { replace: change.page === undefined });
    },
    clear: () => {
      setTyped('');
      setParams(new URLSearchParams(), { replace: true });
    },
    reload,
  };
};

/** The shared state of the two variants of the list. */
export type OpenClasses = ReturnType<typeof useOpenClasses>;
