import { lastPage, limits } from '@skillcert/core';

interface Counted {
  readonly items: readonly unknown[];
  readonly total: number;
}

const isCounted = (value: unknown): value is Counted =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  'total' in value &&
  typeof value.total === 'number';

/** The lists that count their rows in an answer: itself, or its parts. */
export const countedIn = (answer: unknown): readonly Counted[] =>
  [answer, ...Object.values(Object(answer))].filter(isCounted);

const numberIn = (input: object, name: 'page' | 'limit', usual: number): number => {
  const value: unknown = Reflect.get(input, name);
  return typeof value === 'number' ? value : usual;
};

/**
 * Reads a page of a list. One that is gone, because its rows were worked off or a link is old, gives the rows of the
 * last page: an answer without rows then means a list without rows. Input without a page is read as it is.
 */
export const readPage = async <Input extends object, Output>(
  read: (input: Input) => Promise<Output>,
  input: Input,
): Promise<Output> => {
  const answer = await read(input);
  const page = numberIn(input, 'page', 1);
  if (page === 1) return answer;
  const gone = countedIn(answer).find(({ items, total }) => items.length === 0 && total > 0);
  const last =
    gone && lastPage({ total: gone.total, limit: numberIn(input, 'limit', limits.page_size_default) });
  return last !== undefined && last < page ? readPage(read, { ...input, page: last }) : answer;
};
