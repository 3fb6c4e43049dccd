import type { Challenge, ErrorName, FieldProblem } from '@skillcert/api-client/contract';

interface RefusalDetails {
  /** Values for the words of the error, for instance the seconds to wait. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** What is wrong with which field. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** Seconds after which trying again makes sense. */
  readonly retry_after?: number;
  /** Work to do before the same call is made again. */
  readonly challenge?: Challenge;
  /** What to choose among before the same call is made again. */
  readonly choices?: readonly string[];
}

/** A business refusal. Thrown anywhere below a handler; the one error handler turns it into the envelope. */
export class Refusal extends Error {
  readonly refusal: ErrorName;
  readonly details: RefusalDetails;

  constructor(refusal: ErrorName, details: RefusalDetails = {}) {
    super(`refused: ${refusal}`);
    this.refusal = refusal;
    this.details = details;
  }
}

/** Refuses one or more fields of the input. */
export const refuseFields = (fields: Readonly<Record<string, FieldProblem>>): Refusal =>
  new Refusal('invalid_input', { fields });

/** Refuses because of a limit; both the words and the data say how long to wait. */
export const refuseFor = (seconds: number): Refusal => {
  const retry_after = Math.max(1, Math.ceil(seconds));
  return new Refusal('too_many', { values: { minutes: Math.ceil(retry_after / 60) }, retry_after });
};
