import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { day, line, requiredLine } from '../fields.js';
import { certificateExamples, issuedStatus } from './certificate-record.js';

const { certificate_no } = certificateExamples.row;

/**
 * Says to anybody whether a certificate is genuine and whether it holds. `code` is what its QR code says: a changed one is refused, and with a genuine
 * one the name is whole. Without it `id_last4` has to be the end of the holder's identity number, and the name is masked; a number that does not
 * exist and one of somebody else answer alike.
 */
export const verifyCertificate = endpoint('certificate/verifyCertificate', {
  summary: 'Whether a certificate is genuine',
  input: z.strictObject({
    certificate_no: requiredLine(40),
    code: line(300).optional(),
    id_last4: line(4)
      .refine((text) => text.length === 4, 'too_short')
      .optional(),
  }),
  output: z.object({
    certificate_no: z.string(),
    status: issuedStatus,
    name: z.string(),
    /** Whether a genuine code was shown: the name is whole then. */
    is_proven: z.boolean(),
    level: z.string(),
    issued_on: day,
    /** The number of the certificate that took its place. */
    replaced_by: z.string().nullable(),
  }),
  access: { to: 'anyone' },
  refuses: ['not_found', 'too_many'],
  example: {
    input: { certificate_no, id_last4: '002X' },
    output: {
      certificate_no,
      status: 'valid',
      name: '李**',
      is_proven: false,
      level: '3',
      issued_on: '2026-12-18',
      replaced_by: null,
    },
  },
});
