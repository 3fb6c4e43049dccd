import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import { certificateExamples } from '../certificate-record.js';
import { chosenResult, registryExamples, registryPack } from './registry-record.js';

/**
 * The packs of a class for the national registry, newest first, without discarded ones, and the meanings that
 * people gave to results that the programme does not know.
 */
export const fetchRegistryPacks = endpoint('certificate/fetchRegistryPacks', {
  summary: 'The packs of a class for the national registry',
  input: z.strictObject({ ...page, class_id: id }),
  output: listOf(registryPack).extend({ results: z.array(chosenResult) }),
  access: scoreDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: certificateExamples.class_id, page: 1, limit: 20 },
    output: { items: [registryExamples.pack], total: 1, results: [registryExamples.chosen] },
  },
});
