import { registryLimits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { certificateExamples } from '../certificate-record.js';
import { answerMeaning, answerResult, registryExamples } from './registry-record.js';

/**
 * Sets the meaning of results that the programme does not know, for this answer and all later ones of the
 * institution's classes; `null` removes the meaning, so that the next answer asks again. An existing other meaning
 * must be removed first (`state_changed`). The effects of earlier answers stay.
 */
export const chooseRegistryResults = endpoint('certificate/chooseRegistryResults', {
  summary: 'Say what unknown results of the national registry mean',
  input: z.strictObject({
    class_id: id,
    pack_id: id,
    results: z
      .array(z.strictObject({ result: answerResult, means: answerMeaning.nullable() }))
      .min(1)
      .max(registryLimits.results_asked_max),
  }),
  output: z.object({
    /** The number of results whose meaning changed. */
    changed: z.int(),
  }),
  access: scoreDesk,
  writes: 'registry',
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: certificateExamples.class_id,
      ...registryExamples.place,
      results: [{ result: '入库成功', means: 'accept' }],
    },
    output: { changed: 1 },
  },
});
