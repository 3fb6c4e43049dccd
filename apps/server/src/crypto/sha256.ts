import { createHash } from 'node:crypto';

/** SHA-256 of text (as UTF-8) or bytes: 32 bytes. */
export const sha256 = (input: string | Uint8Array): Buffer => createHash('sha256').update(input).digest();
