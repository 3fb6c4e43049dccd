import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { listOf, page, searchText } from '../../fields.js';
import { reviewStatus, reviewsToDo } from '../enrolment-record.js';
import { candidateExamples, candidateRow } from './candidate-record.js';

/** The filters and the order of the candidates of all classes. */
export const candidateListFilters = {
  search: searchText.optional(),
  status: z.array(reviewStatus).max(limits.filter_choices_max).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The candidates of every class, a row per enrolment, by time of enrolment, and the number of them that wait for a
 * review under any filter of `status`. `search` finds a name, an exact phone or an exact identity number.
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
