import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { certificateExamples } from './certificate-record.js';

/**
 * Takes the next numbers for candidates who passed every subject, in the order of their enrolment; for all eligible
 * ones, unless `enrolment_ids` names some. Another person issues them.
 */
export const prepareCertificates = endpoint('certificate/prepareCertificates', {
  summary: 'Number certificates',
  input: z.strictObject({
    class_id: id,
    enrolment_ids: z.array(id).min(1).max(limits.certificates_at_once_max, 'over_limit').optional(),
  }),
  output: z.object({ prepared: z.int() }),
  access: scoreDesk,
  writes: 'certificate_number',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: {
      class_id: certificateExamples.class_id,
      enrolment_ids: [certificateExamples.row.enrolment_id],
    },
    output: { prepared: 1 },
  },
});
