import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';
import { certificateExamples } from '../certificate-record.js';
import { registryExamples } from './registry-record.js';

/**
 * Takes back the acceptance of certificates of a pack, because an answer was read in by mistake: they wait for
 * their answer again, and the right one is read in. The caller must not have read in any of those answers
 * (`another_person`), and the class must not be archived.
 */
export const undoAcceptance = endpoint('certificate/undoAcceptance', {
  summary: 'Take back that the registry accepted certificates of a pack',
  input: z.strictObject({ class_id: id, pack_id: id, reason: givenReason }),
  output: z.object({
    /** The number of certificates that wait for their answer again. */
    changed: z.int(),
  }),
  access: scoreDesk,
  writes: 'registry_undo',
  needsKey: true,
  refuses: ['not_found', 'another_person', 'state_changed'],
  example: {
    input: {
      class_id: certificateExamples.class_id,
      ...registryExamples.place,
      reason: '误读了另一份回执',
    },
    output: { changed: 69 },
  },
});
