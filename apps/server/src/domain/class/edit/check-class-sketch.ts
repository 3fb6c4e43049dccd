import type { ClassSketch } from '@skillcert/api-client/contract';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { misfitChoices, type Offer, unlikelyDates } from './check-class-draft.js';

/**
 * Checks an unfinished class: its dates lie between the years 2000 and 2100, and its choices are on offer. The level
 * may be empty.
 * @throws a Refusal naming every field that cannot be kept
 */
export const checkClassSketch = (sketch: ClassSketch, programme: Offer): void => {
  const { level, ...choices } = misfitChoices(sketch, programme);
  const problems = { ...unlikelyDates(sketch), ...choices, ...(level && sketch.level !== '' && { level }) };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};
