import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { reviewStatus, reviewsToDo } from '../enrolment/enrolment-record.js';
import { listOf, page, searchText } from '../fields.js';
import { candidateExamples, candidateRow } from './candidate-record.js';

/** What narrows and orders the candidates of all classes. */
export const candidateListFilters = {
  search: searchText.optional(),
  status: z.array(reviewStatus).max(limits.filter_choices_max).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The candidates of every class, a row for each enrolment, by when they enrolled, and how many of them wait for a review whatever `status` asks for.
 * `search` finds a name, an exact phone or an exact identity number.
 */
export const fetchCandidateLists = endpoint('candidate/fetchCandidateLists', {
  summary: 'Candidates across all classes',
  input: z.strictObject({ ...page, ...candidateListFilters }),
  output: listOf(candidateRow).extend({ to_do: reviewsToDo }),
  access: platformStaff,
  example: {
    input: { page: 1, limit: 20, search: '李晓明' },
    output: {
      items: [candidateExamples.row],
      total: 1,
      to_do: { submitted: 1, in_review: 0, doubtful: 0 },
    },
  },
});
