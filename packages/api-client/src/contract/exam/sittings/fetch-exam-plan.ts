import { z } from 'zod';
import { examDesk } from '../../access.js';
import { classStatus } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples, examRoom, invigilator } from '../exam-record.js';

/**
 * The facts for planning the exam of a class: its level, day and venue, its rooms, and its possible invigilators:
 * editors and experts who are assigned to it or belong to its unit.
 */
export const fetchExamPlan = endpoint('exam/fetchExamPlan', {
  summary: 'Rooms, invigilators and exam day of a class',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    status: classStatus,
    level: z.string(),
    exam_at: moment.nullable(),
    venue: z.string(),
    rooms: z.array(examRoom),
    invigilators: z.array(invigilator),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: examExamples.class_id },
    output: {
      status: 'closed',
      level: '3',
      exam_at: '2026-12-05T01:00:00.000Z',
      venue: examExamples.room.address,
      rooms: [examExamples.room],
      invigilators: examExamples.sitting.invigilators,
    },
  },
});
