import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, line, listOf, moment, page } from '../fields.js';
import { classStatus } from './class-record.js';
import { reportExamples, reportRow } from './report-record.js';

/** What narrows and orders the roster of a class. */
export const rosterFilters = {
  class_id: id,
  search: line(240).optional(),
  show: z.enum(['waiting', 'admitted', 'conflict']).optional(),
  sort: z.enum(['enrol_no', 'admitted_at']).default('enrol_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The roster of a class: its approved candidates, who of them is there, and how many. `search` finds a name, the number of an enrolment
 * or a ticket, the code of a ticket, an exact phone or an exact identity number.
 */
export const fetchReportLists = endpoint('class/fetchReportLists', {
  summary: 'Roster of a class with its check-ins',
  input: z.strictObject({ ...page, ...rosterFilters }),
  output: listOf(reportRow).extend({
    counts: z.object({
      expected: z.number().int(),
      admitted: z.number().int(),
      conflicts: z.number().int(),
    }),
    status: classStatus,
    exam_at: moment.nullable(),
  }),
  access: { ...registrationDesk, scope: { from: 'input' } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, page: 1, limit: 20, show: 'admitted' },
    output: {
      items: [reportExamples.row],
      total: 1,
      counts: { expected: 76, admitted: 1, conflicts: 0 },
      status: 'examining',
      exam_at: '2026-11-21T01:00:00.000Z',
    },
  },
});
