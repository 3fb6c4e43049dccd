import type { EnrolmentDetail, InputOf } from '@skillcert/api-client';
import { type ReviewStatus, undoableDecisions } from '@skillcert/core';

/** A decision that can be taken back. */
export type UndoableEvent = InputOf<'enrolment/takeBackDecision'>['event'];

/** The last decision on the bench and its candidate. */
export interface Decided {
  readonly enrolment_id: number;
  readonly name: string;
  readonly status: ReviewStatus;
  /** Undefined if the step cannot be taken back. */
  readonly undo?: UndoableEvent | undefined;
}

/** A step as it is shown and undone. */
export const decidedOf = (
  { enrolment_id, name }: Pick<EnrolmentDetail, 'enrolment_id' | 'name'>,
  event: string,
  status: ReviewStatus,
): Decided => ({ enrolment_id, name, status, undo: undoableDecisions.find((each) => each === event) });
