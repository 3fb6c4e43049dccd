import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { day, line, requiredLine } from '../fields.js';
import { certificateExamples, certificateKind, issuedStatus, teaching } from './certificate-record.js';

const { certificate_no } = certificateExamples.row;

/**
 * Answers anybody whether a certificate is genuine, whether it holds and what it certifies. `code` is the text of
 * its QR code: a changed one is refused, and a genuine one shows the whole name. Without it `id_last4` must be the
 * end of the holder's identity number, or of a teacher's phone, because no identity number of teachers is kept; the
 * name is then masked. A number that does not exist and one of another person get the same answer.
 */
export const verifyCertificate = endpoint('certificate/verifyCertificate', {
  summary: 'Whether a certificate is genuine',
  input: z.strictObject({
    certificate_no: requiredLine(limits.certificate_no_length_max),
    code: line(limits.certificate_code_length_max).optional(),
    id_last4: line(limits.id_end_length)
      .refine((text) => text.length === 4, 'too_short')
      .optional(),
  }),
  output: z.object({
    certificate_no: z.string(),
    kind: certificateKind,
    status: issuedStatus,
    name: z.string(),
    /** Whether a genuine code was shown: the name is whole then. */
    is_proven: z.boolean(),
    level: z.string(),
    /** The teaching of a teacher; null for a candidate's certificate. */
    teaching: teaching.nullable(),
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
      kind: 'candidate',
      status: 'valid',
      name: '李**',
      is_proven: false,
      level: '3',
      teaching: null,
      issued_on: '2026-12-18',
      replaced_by: null,
    },
  },
});
