import type { InputOf } from '@skillcert/api-client';
import { defaultProgramme, hasPersonalPart, limits } from '@skillcert/core';

/** What is looked for among the open classes; lives in the address, so that a link shows the same list. */
export interface OpenClassQuery {
  readonly page: number;
  readonly search: string;
  readonly level: string;
  readonly city: string;
  /** What it may cost at most, in cents. */
  readonly fee: string;
  /** `left`: only what has a seat left. */
  readonly seats: string;
}

const search_length_max = 80;

const readFee = (text: string) => (/^\d{1,8}$/.test(text) ? text : '');

/** Reads the query of an address; what makes no sense is left out. */
export const readQuery = (params: URLSearchParams): OpenClassQuery => {
  const page = Number(params.get('page'));
  const level = params.get('level') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: (params.get('search') ?? '').slice(0, search_length_max),
    level: defaultProgramme.levels.some(({ id }) => id === level) ? level : '',
    city: params.get('city') ?? '',
    fee: readFee(params.get('fee') ?? ''),
    seats: params.get('seats') === 'left' ? 'left' : '',
  };
};

/** The query as an address; what is not set does not show, nor does a search that may be somebody's number. */
export const writeQuery = ({ page, search, level, city, fee, seats }: OpenClassQuery): URLSearchParams =>
  new URLSearchParams({
    ...(search && !hasPersonalPart(search) && { search }),
    ...(level && { level }),
    ...(city && { city }),
    ...(fee && { fee }),
    ...(seats && { seats }),
    ...(page > 1 && { page: String(page) }),
  });

/** Whether the list is narrowed by anything. */
export const isFiltered = ({ search, ...narrowed }: OpenClassQuery): boolean =>
  search !== '' || narrowings(narrowed) > 0;

/** How many choices narrow the list, whatever is searched for. */
export const narrowings = ({ level, city, fee, seats }: Omit<OpenClassQuery, 'search'>): number =>
  [level, city, fee, seats].filter((value) => value !== '').length;

/** The query as the call takes it. */
export const inputOf = ({
  page,
  search,
  level,
  city,
  fee,
  seats,
}: OpenClassQuery): InputOf<'class/fetchOpenClasses'> => ({
  page,
  limit: limits.page_size_default,
  ...(search && { search: search.slice(0, search_length_max) }),
  ...(level && { level }),
  ...(city && { city }),
  ...(fee && { fee_max: Number(fee) }),
  ...(seats && { has_seats: true }),
});
