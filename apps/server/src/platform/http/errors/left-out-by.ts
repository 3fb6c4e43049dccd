import type { ErrorName, Obstacle } from '@skillcert/api-client/contract';
import { wordsIn } from '../words.js';
import { sayRefusal } from './answer-refusal.js';
import type { Refusal } from './refuse.js';

/** The reason why a decision about many left a record out. */
export interface LeftOut<Why extends ErrorName> {
  readonly why: Why;
  readonly cause?: Obstacle;
  readonly message: string;
}

/** The refusal of one record, as the answer about many lists it (`leftOut` of the contract). */
export const leftOutBy = <Why extends ErrorName>(
  why: Why,
  refusal: Refusal,
  language: string,
): LeftOut<Why> => ({
  why,
  ...(refusal.details.cause && { cause: refusal.details.cause }),
  message: sayRefusal(refusal, wordsIn(language)),
});
