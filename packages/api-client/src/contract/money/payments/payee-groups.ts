import { limits } from '@skillcert/core';
import { z } from 'zod';
import { id, line } from '../../fields.js';

/** The filters of people whom a payment may be for; `employer` in any of the spellings of their enrolments. */
export const payeeFilters = {
  unit_id: id.optional(),
  employer: line(limits.employer_length_max).optional(),
};

/** The size of a page to choose from: as many as one payment can be for. */
export const payeePage = {
  limit: z.number().int().min(1).max(limits.payment_group_max).default(limits.page_size_default),
};

/**
 * The employers by which they can be narrowed, with the number of people of each. Two spellings of one name are one
 * employer, by the most frequent of them.
 */
export const payeeGroups = {
  employers: z.array(z.object({ employer: z.string(), count: z.int() })),
};
