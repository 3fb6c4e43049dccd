import { conditionMarks, conditionNames, conditionReasons } from '@skillcert/core';
import { z } from 'zod';

const mark = z.enum(conditionMarks);

/** One way to qualify, as the rules define it. */
const conditionSet = z.object({
  id: z.string(),
  level: z.string(),
  from: z.string(),
  until: z.string().optional(),
  min_age: z.number().optional(),
  education: z.string().optional(),
  work_years: z.number().optional(),
  certificate: z.object({ levels: z.array(z.string()).readonly(), years_since: z.number() }).optional(),
});

/**
 * The result of the conditions of the level, by the rules of the day of the enrolment: the ways to qualify, the
 * best first.
 */
export const evaluatedAdmission = z.object({
  mark,
  sets: z
    .array(
      z.object({
        set: conditionSet,
        mark,
        conditions: z
          .array(
            z.object({
              condition: z.enum(conditionNames),
              mark,
              reason: z.enum(conditionReasons),
              /** The kinds of documents that were sent for it, and those that are asked for and not there. */
              by: z.array(z.string()).readonly(),
              lacks: z.array(z.string()).readonly(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});

/** An admission that requires only the identity, proven by documents. */
export const evaluatedExample = {
  mark: 'met',
  sets: [
    {
      set: { id: '2024-3-work', level: '3', from: '2024-04-01', work_years: 10 },
      mark: 'met',
      conditions: [
        { condition: 'identity', mark: 'met', reason: 'proven', by: ['id_front', 'id_back'], lacks: [] },
        { condition: 'work', mark: 'met', reason: 'entered', by: [], lacks: ['work_proof'] },
      ],
    },
  ],
} satisfies z.infer<typeof evaluatedAdmission>;
