import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { gathering, gatheringExample } from './gathering.js';

/** How the fees of a class are collected, with the version that the next change is made over. */
export const fetchGathering = endpoint('payment/fetchGathering', {
  summary: 'How the fees of a class are collected',
  input: z.strictObject({ class_id: id }),
  output: gathering,
  access: moneyDesk,
  refuses: ['not_found'],
  example: { input: { class_id: gatheringExample.class_id }, output: gatheringExample },
});
