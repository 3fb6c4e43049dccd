import type { Challenge, ErrorName, FieldProblem, Obstacle } from '@skillcert/api-client/contract';
import type { PictureFault } from '@skillcert/core';

/** A further thing that stands in the way, with the values for its words. */
export interface FurtherCause {
  readonly cause: Obstacle;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The details of a refusal besides its name. */
interface RefusalDetails {
  /** Values for the words of the error, for instance the seconds to wait. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The problem of each field that is wrong. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** Seconds after which trying again makes sense. */
  readonly retry_after?: number;
  /** Work to do before the same call is made again. */
  readonly challenge?: Challenge;
  /** The options of which one must be chosen before the same call is made again. */
  readonly choices?: readonly string[];
  /** The reason why a step is not possible; required for refusals of several causes ({@link Caused}). */
  readonly cause?: Obstacle;
  /** Further causes, which are said after the first one. */
  readonly further?: readonly FurtherCause[];
  /** The number of further causes that are not said. */
  readonly rest?: number;
  /** The fault of the picture, if that is the reason of the refusal. */
  readonly picture?: PictureFault;
}

/** Refusals whose name alone does not tell what stands in the way. */
export type Caused = 'transition_refused' | 'in_use' | 'move_barred';

/** Such a refusal must state its cause: without it the code does not compile. */
type DetailsOf<Name extends ErrorName> = [Extract<Name, Caused>] extends [never]
  ? [details?: RefusalDetails]
  : [details: RefusalDetails & { readonly cause: Obstacle }];

/** A business refusal. Thrown anywhere below a handler; the one error handler turns it into the envelope. */
export class Refusal<const Name extends ErrorName = ErrorName> extends Error {
  readonly refusal: ErrorName;
  readonly details: RefusalDetails;

  constructor(refusal: Name, ...[details = {}]: DetailsOf<Name>) {
    super(`refused: ${refusal}`);
    this.refusal = refusal;
    this.details = details;
  }
}

/**
 * Refuses a step because of the state of a record, or of an obstacle. If the lifecycle does not allow the step to the
 * caller's roles, that is the cause.
 */
export const refuseTransition = (
  cause: Obstacle,
  outcome?: { readonly ok: boolean; readonly why?: string },
): Refusal =>
  new Refusal('transition_refused', {
    cause: outcome?.why === 'actor_not_allowed' ? { why: 'not_by_role' } : cause,
  });

/** Refuses one or more fields of the input. */
export const refuseFields = (fields: Readonly<Record<string, FieldProblem>>): Refusal =>
  new Refusal('invalid_input', { fields });

/** Refuses because of a limit; both the words and the data say how long to wait. */
export const refuseFor = (seconds: number): Refusal => {
  const retry_after = Math.max(1, Math.ceil(seconds));
  return new Refusal('too_many', { values: { minutes: Math.ceil(retry_after / 60) }, retry_after });
};
