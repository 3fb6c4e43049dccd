import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { timelineEntry } from '../timeline.js';
import { examScore, scoreExamples, scoreRow } from './score-record.js';

/** One step of a score: `action` is an event of its lifecycle, or the outcome of a proposed change. */
export const scoreStep = timelineEntry.extend({ subject: z.string(), score: examScore.nullable() });
export type ScoreStep = z.infer<typeof scoreStep>;

/** One candidate's scores with their history, oldest first. Entries of others are hidden until the score is agreed. */
export const fetchScoreById = endpoint('score/fetchScoreById', {
  summary: 'The scores of one candidate',
  input: z.strictObject({ class_id: id, enrolment_id: id }),
  output: scoreRow.extend({
    /** Whether frozen scores of the class may still be changed, by two people. */
    may_amend: z.boolean(),
    timeline: z.array(scoreStep),
  }),
  access: scoreDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: scoreExamples.class_id, enrolment_id: scoreExamples.row.enrolment_id },
    output: {
      ...scoreExamples.row,
      may_amend: true,
      timeline: [
        {
          at: '2026-12-21T02:10:00Z',
          by: '林秋月',
          action: 'first_entry',
          from: null,
          to: null,
          reason: null,
          subject: 'theory',
          score: 82,
        },
      ],
    },
  },
});
