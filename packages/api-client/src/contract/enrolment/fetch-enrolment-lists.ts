import { enrolmentColumns, limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, listOf, page, searchText } from '../fields.js';
import { enrolmentExamples, listedEnrolment, reviewStatus, reviewsToDo } from './enrolment-record.js';

/** The filters and the order of the candidates of a class. */
export const enrolmentListFilters = {
  class_id: id,
  search: searchText.optional(),
  status: z.array(reviewStatus).max(limits.filter_choices_max).optional(),
  /** Of the unit that recommends them, in a joint class. */
  unit_id: id.optional(),
  /** Of those who are approved and study online: who is done with the published courses, or who is not. */
  studied: z.boolean().optional(),
  /** `to_do`: enrolments that wait for a review come first, each part by `created_at`. */
  sort: z.enum(enrolmentColumns).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The candidates of a class, and the number of them that wait for a review under any filter of `status`. `search`
 * finds a name, an enrolment number, an exact phone or an exact identity number.
 */
export const fetchEnrolmentLists = endpoint('enrolment/fetchEnrolmentLists', {
  summary: 'Candidates of a class',
  input: z.strictObject({ ...page, ...enrolmentListFilters }),
  output: listOf(listedEnrolment).extend({ to_do: reviewsToDo }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, page: 1, limit: 20, status: ['submitted'] },
    output: {
      items: [{ ...enrolmentExamples.row, conditions: 'met', com_name: null, waiting_position: null }],
      total: 1,
      to_do: { submitted: 1, in_review: 0, doubtful: 0 },
    },
  },
});
