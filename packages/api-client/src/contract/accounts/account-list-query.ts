import { accountColumns, limits } from '@skillcert/core';
import { z } from 'zod';
import { id, searchText } from '../fields.js';

/** A number in a query string arrives as text. */
const number = z.coerce.number<number | string>();

/** `to_do`: accounts that wait for approval first, the longest wait on top, then the newest, in either direction. */
export const accountSort = z.enum(accountColumns);

/** The number of accounts of the list that wait for approval, under any filter; null unless it is sorted by `to_do`. */
export const accountsToDo = z.object({ pending: z.number().int() }).nullable();

/**
 * The input of the lists of accounts beside their own filters; numbers may be texts, since they travel in the
 * query.
 */
export const accountListQuery = {
  page: number.pipe(z.number().int().min(1).max(limits.page_no_max)).default(1),
  limit: number.pipe(z.number().int().min(1).max(limits.page_size_max)).default(limits.page_size_default),
  search: searchText.optional(),
  unit_id: number.pipe(id).optional(),
  sort: accountSort.default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
