import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenReason, id } from '../fields.js';
import { certificateExamples, certificateStatus } from './certificate-record.js';

/**
 * Voids a number before its issue, suspends a valid certificate, lifts the suspension, or revokes it for good. The
 * person who suspended it may do neither of the last two.
 */
export const changeCertificate = endpoint('certificate/changeCertificate', {
  summary: 'Void, suspend, restore or revoke a certificate',
  input: z.strictObject({
    class_id: id,
    certificate_id: id,
    event: z.enum(['data_error', 'suspend', 'lift', 'revoke']),
    reason: givenReason,
  }),
  output: z.object({ certificate_id: id, status: certificateStatus }),
  access: scoreDesk,
  writes: 'certificate',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person'],
  example: {
    input: { ...certificateExamples.place, event: 'suspend', reason: '举报核查中' },
    output: { certificate_id: certificateExamples.row.certificate_id, status: 'suspended' },
  },
});
