import { z } from 'zod';
import type { ErrorName } from './errors.js';
import { type ObstacleThing, obstacleNames, obstacleThings } from './obstacle.js';

const isThing = (text: string): text is ObstacleThing => text in obstacleThings;
const things = Object.keys(obstacleThings).filter(isThing);

/** An obstacle to a step, in an answer. */
const obstacle = z.union([
  z.object({ thing: z.enum(things), state: z.string() }),
  z.object({ why: z.enum(obstacleNames), count: z.int().optional() }),
]);

/** The reason why a decision about many left a record out: the refusal of a call about that record alone. */
export const leftOut = <const Whys extends readonly ErrorName[]>(whys: Whys) => ({
  why: z.enum(whys),
  /** The obstacle, with `transition_refused`. */
  cause: obstacle.optional(),
  /** The refusal in the caller's language. */
  message: z.string(),
});
