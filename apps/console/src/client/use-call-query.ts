import { type CallName, type InputOf, type OutputOf, readPage } from '@skillcert/api-client';
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from './call.js';
import { firstAnswersCame, takeFirstAnswer } from './first-answers.js';

interface CallQueryOptions {
  readonly enabled?: boolean;
  /** Shows the last answer while the next one is on its way, for pages of a list. */
  readonly keepLast?: boolean;
  /** Separates answers to the same input, such as those in two languages. */
  readonly variant?: string;
  /** An answer so young is not asked for again, in milliseconds. */
  readonly staleTime?: number;
}

/** How a call is read through the cache. */
export const callQuery = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  { keepLast, variant, ...options }: CallQueryOptions = {},
) =>
  queryOptions({
    queryKey: [...name.split('/'), input, ...(variant ? [variant] : [])],
    // The cache reports a failure once, after the last try.
    queryFn: ({ signal }) => readPage((asked) => call(name, asked, { signal, quiet: true }), input),
    initialData: () => takeFirstAnswer(name, input),
    initialDataUpdatedAt: firstAnswersCame,
    ...(keepLast && { placeholderData: keepPreviousData }),
    ...options,
  });

/**
 * Reads through the cache. The key starts with the area of the call, so that a command refreshes its whole area. A page
 * of a list that is gone gives the rows of the last one.
 */
export const useCallQuery = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options?: CallQueryOptions,
): UseQueryResult<OutputOf<Name>> => useQuery(callQuery(name, input, options));
