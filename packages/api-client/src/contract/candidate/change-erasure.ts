import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { reasonText } from '../fields.js';
import { erasureExamples, erasureRequest } from './erasure-record.js';

/** Asks for the erasure of everything that is stored of the proven phone, or takes the request back. One may be open at a time. */
export const changeErasure = endpoint('candidate/changeErasure', {
  summary: 'Ask for an erasure, or withdraw the request',
  input: z.strictObject({ event: z.enum(['request', 'withdraw']), reason: reasonText.optional() }),
  output: erasureRequest,
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['not_found', 'transition_refused'],
  example: { input: { event: 'request' }, output: erasureExamples.request },
});
