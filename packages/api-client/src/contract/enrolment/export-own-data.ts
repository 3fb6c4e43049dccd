import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { packedFile } from '../export.js';

/**
 * Everything stored about the holder of the proven phone, as a ZIP: the account, enrolments with their payments and
 * history, drafts as JSON, and photos, documents and proofs unchanged. Each export leaves an audit record.
 */
export const exportOwnData = endpoint('candidate/exportOwnData', {
  summary: 'All data of the proven phone as a ZIP file',
  input: z.strictObject({}),
  output: packedFile,
  access: { to: 'ticket', purpose: 'enrol' },
  answers: 'zip',
  refuses: ['too_many'],
  example: {
    input: {},
    output: {
      name: 'my-data-2026-11-22.zip',
      lines: (async function* () {
        yield new Uint8Array([0x50, 0x4b, 0x05, 0x06]);
      })(),
    },
  },
});
