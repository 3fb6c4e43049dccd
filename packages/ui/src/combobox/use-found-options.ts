import { useEffect, useRef, useState } from 'react';
import { filterCommands } from '../command-list/filter-commands.js';
import { asItem, type ComboboxOption } from './combobox-option.js';

export interface OptionSource {
  /** All there is to choose from; typing narrows it down. */
  options?: readonly ComboboxOption[] | undefined;
  /** Finds the options to choose from; only the answer to the last query counts. */
  onSearch?: ((text: string) => Promise<readonly ComboboxOption[]>) | undefined;
  /** Characters before `onSearch` is asked; 0 asks as soon as the list opens. */
  minLength?: number | undefined;
  /** Milliseconds of rest before `onSearch` is asked. */
  delay?: number | undefined;
}

type Answer = { to: string; options: readonly ComboboxOption[] } | { to: string; failed: true };

/** Options drawn at once; more are narrowed down by typing. */
const drawn = 100;

const ask = async (to: string, search: OptionSource['onSearch'], query: string): Promise<Answer> => {
  try {
    return { to, options: (await search?.(query)) ?? [] };
  } catch {
    // The list reports the failure and offers to try again.
    return { to, failed: true };
  }
};

/** Asks once the typing rests; an answer to anything but the last question is dropped. */
const useSearch = (
  onSearch: OptionSource['onSearch'],
  query: string,
  wanted: boolean,
  delay: number,
): { state: 'ready' | 'loading' | 'error'; options: readonly ComboboxOption[]; retry: () => void } => {
  const search = useRef(onSearch);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const question = `${attempt} ${query}`;
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const found = await ask(question, search.current, query);
      if (!stale) setAnswer(found);
    }, delay);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted, question, query, delay]);
  const retry = () => setAttempt((count) => count + 1);
  if (answer?.to !== question) return { state: 'loading', options: [], retry };
  return 'failed' in answer
    ? { state: 'error', options: [], retry }
    : { state: 'ready', options: answer.options, retry };
};

const asTheyAre = (options: readonly ComboboxOption[]) =>
  options.map((option) => ({ item: asItem(option), label: [], hint: [] }));

/** The options for the typed text, from the given options or from a search. */
export const useFoundOptions = (
  { options = [], onSearch, minLength = 1, delay = 250 }: OptionSource,
  query: string,
  open: boolean,
) => {
  const remote = onSearch !== undefined;
  const short = remote && query.trim().length < minLength;
  const search = useSearch(onSearch, query, open && remote && !short, delay);
  const state = short ? 'short' : remote ? search.state : 'ready';
  const known = remote ? search.options : options;
  const matches = remote ? asTheyAre(known) : filterCommands(options.map(asItem), query);
  return {
    state,
    /** The options known now, for any typed text. */
    known,
    matches: short ? [] : matches.slice(0, drawn),
    /** The number of matches, drawn or not. */
    count: short ? 0 : matches.length,
    more: short ? 0 : Math.max(0, matches.length - drawn),
    retry: search.retry,
  } as const;
};

export type FoundOptions = ReturnType<typeof useFoundOptions>;
