import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import { erasureExamples, erasureRow } from './erasure-record.js';

/**
 * Requests for an erasure: the waiting ones first, the oldest of them on top. If an enrolment is named, those of
 * its person.
 */
export const fetchErasureLists = endpoint('candidate/fetchErasureLists', {
  summary: 'Requests of candidates to have their data erased',
  input: z.strictObject({ ...page, enrolment_id: id.optional() }),
  output: listOf(erasureRow),
  access: platformStaff,
  example: {
    input: { page: 1, limit: 20 },
    output: {
      items: [{ ...erasureExamples.row, enrolments: [erasureExamples.enrolment], events: [] }],
      total: 1,
    },
  },
});
