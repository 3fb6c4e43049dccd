import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { studyReaders } from '../course-record.js';
import { minutes, studyUnitExamples } from '../study-unit-record.js';

const { class_id, study_unit_id } = studyUnitExamples.row;

/**
 * The time that candidates who have begun a unit have learned it, in ten ranges at most, and the answers to the
 * current questions of a quiz. A participating unit sees its own candidates counted.
 */
export const fetchUnitFigures = endpoint('study/fetchUnitFigures', {
  summary: 'How long a course unit is learned, and how its questions are answered',
  input: z.strictObject({ class_id: id, study_unit_id: id }),
  output: z.object({
    /** Adjacent and of equal width, from 0 on: the number of learners by whole minutes, less than `to`. */
    bins: z.array(z.object({ from: minutes, to: minutes, count: z.int() })),
    /** In their order; empty for a unit that is no quiz. */
    questions: z.array(
      z.object({
        position: z.int(),
        text: z.string(),
        /** Submitted attempts, and among them the fully correct ones. */
        answered: z.int(),
        right: z.int(),
      }),
    ),
  }),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id, study_unit_id },
    output: {
      bins: [
        { from: 0, to: 5, count: 4 },
        { from: 5, to: 10, count: 11 },
      ],
      questions: [],
    },
  },
});
