import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { certificateExamples } from '../certificate-record.js';
import { registryExamples } from './registry-record.js';

/**
 * Reports that a pack was sent to the registry, or discards an unsent one: its certificates then wait to be packed
 * again. A pack with a certificate that no longer holds is not sent.
 */
export const changeRegistryPack = endpoint('certificate/changeRegistryPack', {
  summary: 'Say that a pack was sent to the registry, or discard it',
  input: z.strictObject({ class_id: id, pack_id: id, event: z.enum(['send', 'discard']) }),
  output: z.object({ pack_id: id, changed: z.int() }),
  access: scoreDesk,
  writes: 'registry',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id: certificateExamples.class_id, ...registryExamples.place, event: 'send' },
    output: { ...registryExamples.place, changed: registryExamples.pack.certificates },
  },
});
