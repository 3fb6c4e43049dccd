import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { certificateExamples } from '../certificate-record.js';
import { registryExamples } from './registry-record.js';

const { pack_id, pack_no, certificates } = registryExamples.pack;

/**
 * Packs certificates of a class's candidates for the national registry, in the order of their numbers: all valid
 * ones that were never packed, or, with `from` `rejected`, those that the registry refused, to be sent again.
 * Suspended, replaced and revoked ones are left out. At most 10,000 at once.
 */
export const packRegistry = endpoint('certificate/packRegistry', {
  summary: 'Pack certificates for the national registry',
  input: z.strictObject({
    class_id: id,
    from: z.enum(['none', 'rejected']).default('none'),
  }),
  output: z.object({ pack_id: id, pack_no: z.int(), packed: z.int() }),
  access: scoreDesk,
  writes: 'registry',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id: certificateExamples.class_id },
    output: { pack_id, pack_no, packed: certificates },
  },
});
