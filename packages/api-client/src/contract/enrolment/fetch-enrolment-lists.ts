import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, line, listOf, page } from '../fields.js';
import { enrolmentExamples, listedEnrolment, reviewStatus } from './enrolment-record.js';

/** The candidates of a class. `search` finds a name, an enrolment number, an exact phone or an exact identity number. */
export const fetchEnrolmentLists = endpoint('enrolment/fetchEnrolmentLists', {
  summary: 'Candidates of a class',
  input: z.strictObject({
    ...page,
    class_id: id,
    search: line(80).optional(),
    status: z.array(reviewStatus).max(16).optional(),
    sort: z.enum(['created_at', 'updated_at', 'enrol_no']).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(listedEnrolment),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, page: 1, limit: 20, status: ['submitted'] },
    output: { items: [{ ...enrolmentExamples.row, conditions: 'met', waiting_position: null }], total: 1 },
  },
});
