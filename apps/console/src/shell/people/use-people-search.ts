import { canUseRoute } from '@skillcert/core';
import { useEffect, useState } from 'react';
import { routes } from '../../routes.js';
import { useRoles } from '../../state/use-profile.js';
import type { FoundItems } from './found-items.js';

/** The pause in typing before a search starts. */
const pauseMs = 300;

const nothing: FoundItems = { search: '', items: [], failed: false };

/** One letter of an alphabet matches nobody, one Chinese character may; an address means a page. */
const isWorthLooking = (search: string): boolean =>
  !search.startsWith('/') && ([...search].length > 1 || /\p{Script=Han}/u.test(search));

/**
 * People by the text typed into the search of the bar, which may be a person's number: it stays in the memory of
 * this component, in no address, cache or storage. An account that runs no classes searches for nobody.
 */
export const usePeopleSearch = () => {
  const isStaff = canUseRoute(useRoles(), routes.byId.dashboard.meta);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(nothing);
  const search = typed.trim();
  const looks = isStaff && isWorthLooking(search);

  useEffect(() => {
    if (!looks) return;
    const given = new AbortController();
    const look = async () => {
      const { findItems } = await import('./find-items.js');
      const people = await findItems(search, given.signal);
      if (!given.signal.aborted) setFound(people);
    };
    const timer = setTimeout(look, pauseMs);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [looks, search]);

  const ended = found.failed ? 'failed' : 'none';
  return {
    isStaff,
    items: looks ? found.items : [],
    /** The message when nothing matches; none if no search runs. */
    state: looks ? (found.search === search ? ended : 'looking') : undefined,
    setTyped,
  } as const;
};
