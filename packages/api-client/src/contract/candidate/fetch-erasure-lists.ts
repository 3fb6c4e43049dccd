import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, listOf, page } from '../fields.js';
import { erasureExamples, erasureRow } from './erasure-record.js';

/** Requests for an erasure: those that wait first, the oldest of them first. Those of one person where an enrolment of theirs is named. */
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
