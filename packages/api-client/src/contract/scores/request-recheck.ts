import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { givenReason, id } from '../fields.js';
import { recheckStatus, scoreExamples, scorePlace } from './score-record.js';

/**
 * A candidate requests once to have a published score checked again, within a number of working days after its
 * publication.
 */
export const requestRecheck = endpoint('score/requestRecheck', {
  summary: 'Ask to have a published score checked again',
  input: z.strictObject({ class_id: id, ...scorePlace, reason: givenReason }),
  output: z.object({ recheck_id: id, status: recheckStatus }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'recheck',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed', 'recheck_over'],
  example: {
    input: { ...scoreExamples.place, reason: '与估分相差较大' },
    output: { recheck_id: 180143985099888, status: 'requested' },
  },
});
