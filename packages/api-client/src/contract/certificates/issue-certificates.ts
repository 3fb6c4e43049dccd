import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { leftOut } from '../left-out.js';
import { certificateExamples, certificateKind } from './certificate-record.js';

/**
 * Issues numbered certificates of a kind: all whose number another person took, unless `certificate_ids` names
 * some. A certificate whose holder is no longer eligible stays back; the answer lists those left out with the
 * reason, and a call that names one of them is refused with it. A certificate that replaces another supersedes it.
 * The last one that a candidate of the class waits for finishes the class; no class waits for those of its
 * teachers.
 */
export const issueCertificates = endpoint('certificate/issueCertificates', {
  summary: 'Issue certificates',
  input: z.strictObject({
    class_id: id,
    kind: certificateKind.default('candidate'),
    certificate_ids: z.array(id).min(1).max(limits.certificates_at_once_max, 'over_limit').optional(),
  }),
  output: z.object({
    issued: z.int(),
    left_out: z.array(
      z.object({
        certificate_id: id,
        certificate_no: z.string(),
        name: z.string(),
        /**
         * `not_eligible`: a score was annulled since. `transition_refused`: the certificate that it replaces no
         * longer holds.
         */
        ...leftOut(['not_eligible', 'another_person', 'transition_refused']),
      }),
    ),
    status: classStatus,
  }),
  access: scoreDesk,
  writes: 'certificate',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person', 'not_eligible'],
  example: {
    input: {
      class_id: certificateExamples.class_id,
      certificate_ids: [certificateExamples.row.certificate_id],
    },
    output: { issued: 1, left_out: [], status: 'certifying' },
  },
});
