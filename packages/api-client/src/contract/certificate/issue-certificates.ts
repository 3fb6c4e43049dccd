import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { certificateExamples, certificateKind } from './certificate-record.js';

/**
 * Issues numbered certificates of a kind: all that somebody else took the number of, unless `certificate_ids` names some. One that replaces another
 * supersedes it. With the last one that a candidate of the class waits for, the class is finished; no class waits for those of its teachers.
 */
export const issueCertificates = endpoint('certificate/issueCertificates', {
  summary: 'Issue certificates',
  input: z.strictObject({
    class_id: id,
    kind: certificateKind.default('candidate'),
    certificate_ids: z.array(id).min(1).max(2_000, 'over_limit').optional(),
  }),
  output: z.object({ issued: z.int(), status: classStatus }),
  access: scoreDesk,
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person'],
  example: {
    input: {
      class_id: certificateExamples.class_id,
      certificate_ids: [certificateExamples.row.certificate_id],
    },
    output: { issued: 1, status: 'certifying' },
  },
});
