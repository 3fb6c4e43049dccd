import { z } from 'zod';
import { candidateOrScoreReaders } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { certificateExamples } from './certificate-record.js';

/**
 * A valid certificate of either kind as a PDF, in the caller's language. Candidates get their own; every print is
 * recorded in the audit trail.
 */
export const fetchCertificatePdf = endpoint('certificate/fetchCertificatePdf', {
  summary: 'A certificate as PDF',
  input: z.strictObject({ class_id: id, certificate_id: id }),
  output: z.instanceof(Uint8Array),
  access: candidateOrScoreReaders,
  answers: 'pdf',
  refuses: ['not_found', 'transition_refused', 'origin_missing', 'busy'],
  example: {
    input: certificateExamples.place,
    output: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]),
  },
});
