import type { InputOf } from '@skillcert/api-client';
import { defaultProgramme, hasPersonalPart, limits } from '@skillcert/core';

/** What is looked for among the open classes; lives in the address, so that a link shows the same list. */
export interface OpenClassQuery {
  readonly page: number;
  readonly search: string;
  readonly level: string;
  readonly city: string;
}

const search_length_max = 80;

/** Reads the query of an address; what makes no sense is left out. */
export const readQuery = (params: URLSearchParams): OpenClassQuery => {
  const page = Number(params.get('page'));
  const level = params.get('level') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: (params.get('search') ?? '').slice(0, search_length_max),
    level: defaultProgramme.levels.some(({ id }) => id === level) ? level : '',
    city: params.get('city') ?? '',
  };
};

/** The query as an address; what is not set does not show, nor does a search that may be somebody's number. */
export const writeQuery = ({ page, search, level, city }: OpenClassQuery): URLSearchParams =>
  new URLSearchParams({
    ...(search && !hasPersonalPart(search) && { search }),
    ...(level && { level }),
    ...(city && { city }),
    ...(page > 1 && { page: String(page) }),
  });

/** Whether the list is narrowed by anything. */
export const isFiltered = ({ search, level, city }: OpenClassQuery): boolean =>
  [search, level, city].some((value) => value !== '');

/** The query as the call takes it. */
export const inputOf = ({
  page,
  search,
  level,
  city,
}: OpenClassQuery): InputOf<'class/fetchOpenClasses'> => ({
  page,
  limit: limits.page_size_default,
  ...(search && { search: search.slice(0, search_length_max) }),
  ...(level && { level }),
  ...(city && { city }),
});
