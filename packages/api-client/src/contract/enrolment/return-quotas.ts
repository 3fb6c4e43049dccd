import { z } from 'zod';
import { organisers } from '../access.js';
import { fetchClassRecommendLists } from '../class/units/fetch-class-recommend-lists.js';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';

/**
 * Returns the unused part of the places kept for the units now: each quota sinks to the places taken, and waiting
 * candidates are offered the rest.
 */
export const returnQuotas = endpoint('class/returnQuotas', {
  summary: 'Return the unused places of the units of a joint class to everybody',
  input: z.strictObject({ class_id: id, updated_at: moment }),
  output: fetchClassRecommendLists.output,
  access: { ...organisers, scope: { from: 'input' } },
  writes: 'units',
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: { class_id: 180143985094819, updated_at: '2026-10-02T02:11:09Z' },
    output: fetchClassRecommendLists.example.output,
  },
});
