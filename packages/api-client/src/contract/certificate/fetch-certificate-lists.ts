import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { id, line, listOf, page } from '../fields.js';
import { certificateExamples, certificateRow, certificateStatus } from './certificate-record.js';

const count = z.int();

/** The filters and the order of the certificates of a class. */
export const certificateListFilters = {
  class_id: id,
  search: line(80).optional(),
  status: certificateStatus.optional(),
  sort: z.enum(['enrol_no', 'certificate_no']).default('enrol_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The certificates of a class, and who may have one and has none yet. `search` finds a name, a certificate or enrolment number, an exact phone or an
 * exact identity number. A unit that only takes part sees its own candidates.
 */
export const fetchCertificateLists = endpoint('certificate/fetchCertificateLists', {
  summary: 'The certificates of a class',
  input: z.strictObject({ ...page, ...certificateListFilters }),
  output: listOf(certificateRow).extend({
    status: classStatus,
    /** Whether the caller may prepare and issue certificates here. */
    may_change: z.boolean(),
    /** How many certificates are in each state. */
    counts: z.object({
      eligible: count,
      numbered: count,
      valid: count,
      suspended: count,
      superseded: count,
      revoked: count,
      void: count,
    }),
    /** Of the numbered ones, those that the caller may issue: somebody else took their numbers. */
    issuable: count,
  }),
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: certificateExamples.class_id, page: 1, limit: 20, status: 'valid' },
    output: {
      items: [certificateExamples.row],
      total: 1,
      status: 'certifying',
      may_change: true,
      counts: { eligible: 2, numbered: 0, valid: 71, suspended: 0, superseded: 1, revoked: 1, void: 0 },
      issuable: 0,
    },
  },
});
