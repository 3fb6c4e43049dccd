import type { FurtherCause } from './refuse.js';

/** Causes that are said; more than these are counted. */
const said = 5;

/** The details of a refusal that has several causes: the first of them are said one after the other. */
export const causesOf = <Cause extends FurtherCause>([first, ...further]: readonly [Cause, ...Cause[]]) => ({
  cause: first.cause,
  values: first.values,
  further: further.slice(0, said - 1),
  rest: Math.max(0, further.length + 1 - said),
});
