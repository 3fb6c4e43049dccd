import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, listOf, page, searchText } from '../fields.js';
import {
  certificateExamples,
  certificateRow,
  certificateStatus,
  certificateTotals,
} from './certificate-record.js';
import { registryCounts, registryStatus } from './registry/registry-record.js';

/** The filters and the order of the certificates of a class. */
export const certificateListFilters = {
  class_id: id,
  search: searchText.optional(),
  status: certificateStatus.optional(),
  /** The state of submission to the national registry; `none` finds certificates that wait to be packed. */
  registry: registryStatus.optional(),
  sort: z.enum(['enrol_no', 'certificate_no']).default('enrol_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The certificates of a class's candidates, and the eligible candidates without one. `search` finds a name, a
 * certificate or enrolment number, an exact phone or an exact identity number. A participating unit sees its own
 * candidates.
 */
export const fetchCertificateLists = endpoint('certificate/fetchCertificateLists', {
  summary: 'The certificates of a class',
  input: z.strictObject({ ...page, ...certificateListFilters }),
  output: listOf(certificateRow).extend({ ...certificateTotals, registry_counts: registryCounts }),
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
      barred: 0,
      registry_counts: { none: 0, packed: 0, sent: 0, accepted: 69, rejected: 2 },
    },
  },
});
