import { hasPersonalPart } from '@skillcert/core';
import { letGo } from './let-go.js';

// A typed search that may be a person's number stays here, as long as the page does (docs/adr/0050). The address
// has a mark in its place, which means nothing to anybody else and nothing after a reload.
const kept = new Map<string, string>();

letGo.add(() => kept.clear());

const markOf = (text: string): string => {
  const known = [...kept].find(([, each]) => each === text)?.[0];
  const mark = known ?? `${Date.now().toString(36)}${kept.size}`;
  kept.set(mark, text);
  return mark;
};

/** The search at an address. */
export const readSearch = (params: URLSearchParams): string =>
  params.get('search') ?? kept.get(params.get('typed') ?? '') ?? '';

/** Puts a search into an address, or the mark of one that stays out of it; an empty one removes it. */
export const writeSearch = (params: URLSearchParams, text: string): void => {
  const isKept = hasPersonalPart(text);
  if (isKept || text === '') params.delete('search');
  else params.set('search', text);
  if (isKept) params.set('typed', markOf(text));
  else params.delete('typed');
};

/** The query of an address without a search that must not be recorded, for code that stores addresses. */
export const withoutPersonal = (query: string): string => {
  const params = new URLSearchParams(query);
  if (!hasPersonalPart(params.get('search') ?? '')) return query;
  params.delete('search');
  return params.size > 0 ? `?${params}` : '';
};
