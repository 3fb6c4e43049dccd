import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { packedFile } from '../export.js';
import { id } from '../fields.js';
import { dossierExamples } from './dossier-record.js';

/**
 * A finished dossier as a ZIP. Unpacked, `sha256sum -c SHA256SUMS` verifies every file, and the SHA-256 of that
 * list is the dossier's. Each download leaves an audit record.
 */
export const fetchDossierFile = endpoint('class/fetchDossierFile', {
  summary: 'The dossier of a class as a ZIP',
  input: z.strictObject({ class_id: id, dossier_id: id }),
  output: packedFile,
  access: scoreDesk,
  answers: 'zip',
  refuses: ['not_found'],
  example: {
    input: { class_id: dossierExamples.class_id, dossier_id: dossierExamples.done.dossier_id },
    output: {
      name: 'dossier-C26-0104.zip',
      lines: (async function* () {
        yield new Uint8Array([0x50, 0x4b, 0x05, 0x06]);
      })(),
    },
  },
});
