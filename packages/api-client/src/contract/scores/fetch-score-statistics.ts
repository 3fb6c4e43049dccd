import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { scoreExamples } from './score-record.js';

const count = z.int();

/** The number of candidates with a result, and of those who passed. */
const rate = { judged: count, passed: count };

/** The statistics of the scores of a class. */
export const scoreStatistics = z.object({
  /** The number of candidates who sat the exam. */
  examined: count,
  /** Whether they passed all subjects; a candidate who fails one has a result at once. */
  ...rate,
  subjects: z.array(
    z.object({
      subject: z.string(),
      full_points: count,
      pass_points: count,
      ...rate,
      absent: count,
      violation: count,
      annulled: count,
      /** Of the points, to one place; null without any. */
      mean: z.number().nullable(),
      /** The number of points in each tenth, the lowest first; the last includes its upper edge. */
      bins: z.array(z.object({ from: z.number(), to: z.number(), count })),
    }),
  ),
  units: z.array(z.object({ unit_id: id.nullable(), unit_name: z.string().nullable(), ...rate })),
  levels: z.array(z.object({ level: z.string(), classes: count, ...rate })),
});
export type ScoreStatistics = z.infer<typeof scoreStatistics>;

/**
 * The statistics of the scores of a class: their distribution, and the pass rates by subject and unit; beside them
 * the levels, over the published results of the caller's classes whose exam was within a year. A participating unit
 * sees its own candidates, and only published scores.
 */
export const fetchScoreStatistics = endpoint('score/fetchScoreStatistics', {
  summary: 'What the scores of a class come to',
  input: z.strictObject({ class_id: id }),
  output: scoreStatistics,
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: scoreExamples.class_id },
    output: {
      examined: 76,
      judged: 76,
      passed: 58,
      subjects: [
        {
          subject: 'theory',
          full_points: 100,
          pass_points: 60,
          judged: 76,
          passed: 61,
          absent: 2,
          violation: 0,
          annulled: 1,
          mean: 68.4,
          bins: [{ from: 0, to: 10, count: 0 }],
        },
      ],
      units: [{ unit_id: 3, unit_name: scoreExamples.row.unit_name, judged: 40, passed: 31 }],
      levels: [{ level: '3', classes: 12, judged: 840, passed: 655 }],
    },
  },
});
