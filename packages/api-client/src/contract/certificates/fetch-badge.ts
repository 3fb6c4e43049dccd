import { z } from 'zod';
import { candidateOrScoreReaders } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { certificateExamples } from './certificate-record.js';

/**
 * A valid certificate of either kind as an Open Badges 3.0 credential, in the caller's language, which a wallet or
 * another system imports and verifies by itself. It names its holder, and has no identity number, photo or score.
 * Candidates get their own; each is recorded in the audit trail.
 */
export const fetchBadge = endpoint('certificate/fetchBadge', {
  summary: 'A certificate as an Open Badge',
  input: z.strictObject({ class_id: id, certificate_id: id }),
  output: z.object({
    /** A JWT signed with Ed25519 (VC-JWT): the whole content of a file that ends in `.jwt`. */
    credential: z.string(),
  }),
  access: candidateOrScoreReaders,
  refuses: ['not_found', 'transition_refused', 'origin_missing'],
  example: {
    input: certificateExamples.place,
    output: { credential: 'eyJhbGciOiJFZERTQSIs…' },
  },
});
