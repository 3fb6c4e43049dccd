import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenReason, id, personName } from '../fields.js';
import { certificateExamples, replacement } from './certificate-record.js';

/**
 * Takes a number for the certificate that replaces a valid one: `correct` with the corrected name, `reissue`
 * unchanged. The old one holds until another person issues the new one.
 */
export const replaceCertificate = endpoint('certificate/replaceCertificate', {
  summary: 'Prepare a certificate that replaces another',
  input: z.strictObject({
    class_id: id,
    certificate_id: id,
    event: replacement,
    name: personName.optional(),
    reason: givenReason,
  }),
  output: z.object({ certificate_id: id, certificate_no: z.string() }),
  access: scoreDesk,
  writes: 'certificate',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { ...certificateExamples.place, event: 'correct', name: '李小明', reason: '姓名录入有误' },
    output: { certificate_id: 180143985109077, certificate_no: 'S000131000001263000077' },
  },
});
