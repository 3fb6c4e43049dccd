import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { plainLook, plainLookExample, saidSheet } from '../../sheet-look.js';
import { certificateExamples } from '../certificate-record.js';
import { registryExamples } from './registry-record.js';
import { answerCounts } from './return-registry.js';

/** How an answer of the registry will be read, and what it would do to a pack that was sent. Nothing is taken. */
export const previewRegistryAnswer = endpoint('certificate/previewRegistryAnswer', {
  summary: 'How an answer of the national registry will be read',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    pack_id: z.coerce.number().pipe(id),
    ...saidSheet,
  }),
  output: plainLook.extend(answerCounts),
  access: scoreDesk,
  body: 'bytes',
  refuses: ['not_found', 'transition_refused', 'import_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: certificateExamples.class_id, ...registryExamples.place },
    output: {
      ...plainLookExample,
      ...{ accepted: 69, rejected: 2, known: 0, odd: 1 },
      odd_lines: [{ row_no: 14, certificate_no: 'S000131000001263000999', why: 'unknown' }],
      unknown: [],
    },
  },
});
