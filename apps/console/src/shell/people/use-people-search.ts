import { type FoundPerson, isCallError } from '@skillcert/api-client';
import { canUseRoute } from '@skillcert/core';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.js';
import { completeWords } from '../../messages/words-state.js';
import { routes } from '../../routes.js';
import { useRoles } from '../../state/use-profile.js';

/** Typing pauses for so long before somebody is looked for. */
const pauseMs = 300;

/** What a search of the bar has found of people. */
export interface FoundPeople {
  /** What was looked for. */
  readonly search: string;
  readonly people: readonly FoundPerson[];
  readonly more: boolean;
  readonly failed: boolean;
}

const nothing: FoundPeople = { search: '', people: [], more: false, failed: false };

/** One letter of an alphabet means nobody, one Chinese character may; an address means a page. */
const isWorthLooking = (search: string): boolean =>
  !search.startsWith('/') && ([...search].length > 1 || /\p{Script=Han}/u.test(search));

const find = async (search: string, signal: AbortSignal): Promise<FoundPeople> => {
  try {
    const [{ items, more }] = await Promise.all([
      call('candidate/findPeople', { search }, { signal, quiet: true }),
      // What is said of where they stand.
      completeWords('standing'),
    ]);
    return { search, people: items, more, failed: false };
  } catch (error) {
    if (isCallError(error)) return { ...nothing, search, failed: true };
    throw error;
  }
};

/**
 * People by what is typed into the search of the bar, which may be somebody's number: it stays in the memory of this component, in no address, cache or
 * storage. Who runs no classes looks for nobody.
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
      const people = await find(search, given.signal);
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
    found: looks ? found : nothing,
    /** What is to be said where nothing matches; nothing where nobody is looked for. */
    state: looks ? (found.search === search ? ended : 'looking') : undefined,
    setTyped,
  } as const;
};
