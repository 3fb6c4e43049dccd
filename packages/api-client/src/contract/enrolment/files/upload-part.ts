import { limits, uploadPartBytes } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/** The SHA-256 of a whole file, in hexadecimal. */
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid');

/**
 * Takes one part of a longer upload, 256 KiB each, and answers where to continue: behind the parts of this file
 * that arrived from this phone before, on any connection. The rest, at most one part, goes with
 * `enrolment/uploadPhoto` or `enrolment/uploadDocument` and the hash. Parts that nothing completes within a day are
 * deleted.
 */
export const uploadPart = endpoint('enrolment/uploadPart', {
  summary: 'Send a part of a photo or document, to go on after a lost connection',
  input: z.strictObject({
    sha256: fileHash,
    /** Bytes before this part. */
    at: z.coerce
      .number()
      .int()
      .min(0)
      .max(limits.picture_bytes_max - uploadPartBytes)
      .multipleOf(uploadPartBytes),
  }),
  /** The number of contiguous bytes received from the beginning. */
  output: z.object({ next: z.number().int() }),
  access: { to: 'ticket', purpose: 'enrol' },
  body: 'bytes',
  refuses: ['malformed', 'too_large', 'too_many'],
  example: {
    input: { sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', at: 262_144 },
    output: { next: 524_288 },
  },
});
