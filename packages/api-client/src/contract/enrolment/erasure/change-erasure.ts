import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { reasonText } from '../../fields.js';
import { erasureExamples, erasureRequest } from './erasure-record.js';

/**
 * Requests the erasure of everything stored about the proven phone, or withdraws the request. One may be open at a
 * time.
 */
export const changeErasure = endpoint('candidate/changeErasure', {
  summary: 'Ask for an erasure, or withdraw the request',
  input: z.strictObject({ event: z.enum(['request', 'withdraw']), reason: reasonText.optional() }),
  output: erasureRequest,
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['not_found', 'transition_refused'],
  example: { input: { event: 'request' }, output: erasureExamples.request },
});
