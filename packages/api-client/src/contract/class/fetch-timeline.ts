import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { stageExamples, timelineRecord } from './stage-record.js';

const { class_id, done, moved } = stageExamples;

/**
 * The stages of a class in their order, from its plan to the sealed dossier, each with its deadline in working days
 * and whether it is done.
 */
export const fetchTimeline = endpoint('class/fetchTimeline', {
  summary: 'The stages of a class with their deadlines',
  input: z.strictObject({ class_id: id }),
  output: timelineRecord,
  access: registrationDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id },
    output: { waits_for: 'organiser', stages: [done, moved] },
  },
});
