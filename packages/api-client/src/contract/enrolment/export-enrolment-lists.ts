import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { id } from '../fields.js';
import { enrolmentListFilters } from './fetch-enrolment-lists.js';

/**
 * The candidates of a class that the list shows under the same filters, all pages of it, or the named ones among
 * them: CSV or XLSX in the caller's language, at most 10,000, without formulas. Phones and identity numbers are
 * masked, except for `revealed`: named candidates, each of whom counts as a look at their data and leaves its own
 * audit record. Every export leaves an audit record with its purpose; an export that names a candidate who does not
 * exist, or is outside the caller's scope, is refused whole.
 */
export const exportEnrolmentLists = endpoint('enrolment/exportEnrolmentLists', {
  summary: 'The candidates of a class as a file',
  input: z
    .strictObject({
      ...enrolmentListFilters,
      enrolment_ids: z.array(id).min(1, 'required').max(limits.export_rows_max, 'too_big').optional(),
      revealed: z.boolean().default(false),
      ...asFile,
    })
    .refine(
      ({ revealed, enrolment_ids }) =>
        !revealed || (enrolment_ids && enrolment_ids.length <= limits.reveals_per_day),
      { path: ['enrolment_ids'], message: 'too_big' },
    ),
  output: listFile,
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: 180143985094819, status: ['approved'], format: 'csv', purpose: '考场安排' },
    output: exampleFile('candidates', '姓名,证件号码', '李晓明,1101**********002X'),
  },
});
