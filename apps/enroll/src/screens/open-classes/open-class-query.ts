import type { InputOf } from '@skillcert/api-client';
import { defaultProgramme, hasPersonalPart, limits } from '@skillcert/core';

/** The search among the open classes; it lives in the address, so that a link shows the same list. */
export interface OpenClassQuery {
  readonly page: number;
  readonly search: string;
  readonly level: string;
  readonly city: string;
  /** The number of the unit that holds it. */
  readonly unit: string;
  /** The highest fee, in cents. */
  readonly fee: string;
  /** `left`: only classes with a seat left. */
  readonly seats: string;
  /** The first and the last day that its exam may be on. */
  readonly from: string;
  readonly to: string;
}

/** A parameter of an address, if it has the right form. */
const read = (params: URLSearchParams, name: string, looks: RegExp) => {
  const text = params.get(name) ?? '';
  return looks.test(text) ? text : '';
};

const day = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** Reads the query of an address; invalid parts are left out. */
export const readQuery = (params: URLSearchParams): OpenClassQuery => {
  const page = Number(params.get('page'));
  const level = params.get('level') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: (params.get('search') ?? '').slice(0, limits.search_length_max),
    level: defaultProgramme.levels.some(({ id }) => id === level) ? level : '',
    city: params.get('city') ?? '',
    unit: read(params, 'unit', /^[1-9]\d{0,14}$/),
    fee: read(params, 'fee', /^\d{1,8}$/),
    seats: read(params, 'seats', /^left$/),
    from: read(params, 'from', day),
    to: read(params, 'to', day),
  };
};

const isSet = ([, value]: readonly [string, string]) => value !== '';

/** The choices that narrow the list, besides the search. */
const chosen = ({ page: _, search: __, ...choices }: OpenClassQuery) => Object.entries(choices).filter(isSet);

/** The query as an address; unset values are omitted, and so is a search that may be a personal number. */
export const writeQuery = (query: OpenClassQuery): URLSearchParams =>
  new URLSearchParams([
    ...(query.search && !hasPersonalPart(query.search) ? [['search', query.search]] : []),
    ...chosen(query),
    ...(query.page > 1 ? [['page', String(query.page)]] : []),
  ]);

/** The number of choices that narrow the list, besides the search. */
export const narrowings = (query: OpenClassQuery): number => chosen(query).length;

/** Whether the list is narrowed by anything. */
export const isFiltered = (query: OpenClassQuery): boolean => query.search !== '' || narrowings(query) > 0;

/** The query as the call takes it. */
export const inputOf = (query: OpenClassQuery): InputOf<'class/fetchOpenClasses'> => {
  const { page, search, level, city, unit, fee, seats, from, to } = query;
  return {
    page,
    limit: limits.page_size_default,
    ...(search && { search: search.slice(0, limits.search_length_max) }),
    ...(level && { level }),
    ...(city && { city }),
    ...(unit && { of_unit: Number(unit) }),
    ...(fee && { fee_max: Number(fee) }),
    ...(seats && { has_seats: true }),
    ...(from && { exam_from: from }),
    ...(to && { exam_to: to }),
  };
};
