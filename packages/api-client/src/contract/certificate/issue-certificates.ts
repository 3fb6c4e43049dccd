import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { certificateExamples, certificateKind } from './certificate-record.js';

/**
 * Issues numbered certificates of a kind: all that somebody else took the number of, unless `certificate_ids` names some. Whoever is no longer
 * eligible since then stays back; what is left out is said with its reason, and where something was named, refused with it. One that replaces
 * another supersedes it. With the last one that a candidate of the class waits for, the class is finished; no class waits for those of its
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
        /** `not_eligible`: a score was annulled since. `transition_refused`: what it replaces does not hold any more. */
        why: z.enum(['not_eligible', 'another_person', 'transition_refused']),
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
