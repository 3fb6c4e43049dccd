import { z } from 'zod';
import { organisers } from '../access.js';
import { fetchClassRecommendLists } from '../class/units/fetch-class-recommend-lists.js';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';

/**
 * Sets the moment until which a joint class keeps the places of its units for them, at the latest the end of its
 * enrolment; null keeps none. After it their unused places are open to everybody.
 */
export const keepQuotas = endpoint('class/keepQuotas', {
  summary: 'Keep the places of the units of a joint class for them until a moment',
  input: z.strictObject({ class_id: id, keep_until: moment.nullable() }),
  output: fetchClassRecommendLists.output,
  access: { ...organisers, scope: { from: 'input' } },
  writes: 'units',
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: {
      class_id: 180143985094819,
      keep_until: '2026-11-20T09:00:00Z',
    },
    output: fetchClassRecommendLists.example.output,
  },
});
