import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { packedFile } from '../../export.js';
import { id } from '../../fields.js';
import { examExamples } from '../exam-record.js';
import { papersExample } from './papers-record.js';

/**
 * The papers of an exam for the person who requested them, nobody else, as a ZIP with a folder for each kind. Each
 * download leaves an audit record.
 */
export const fetchPapersFile = endpoint('exam/fetchPapersFile', {
  summary: 'The papers of an exam as ZIP',
  input: z.strictObject({ class_id: id, print_id: id }),
  output: packedFile,
  access: examDesk,
  answers: 'zip',
  refuses: ['not_found'],
  example: {
    input: { class_id: examExamples.sitting.class_id, print_id: papersExample.print_id },
    output: {
      name: 'papers-C26-0104.zip',
      lines: (async function* () {
        yield new Uint8Array([0x50, 0x4b, 0x05, 0x06]);
      })(),
    },
  },
});
