import { hash } from 'node:crypto';

/** SHA-256 of text (as UTF-8) or bytes: 32 bytes. */
export const sha256 = (input: string | Uint8Array): Buffer => hash('sha256', input, 'buffer');
