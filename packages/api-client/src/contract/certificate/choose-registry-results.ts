import { registryLimits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { certificateExamples } from './certificate-record.js';
import { answerMeaning, answerResult, registryExamples } from './registry-record.js';

/**
 * Says what results mean that the programme does not know, for this answer and all later ones of the institution's classes; `null` takes
 * that back, so that the next answer asks again. What means something else already is taken back first (`state_changed`). What earlier answers did stays
 * as it is.
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
    /** How many of them mean something else than before. */
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
