import type { ReviewStatus } from '@skillcert/core';
import type { DemoPerson } from '../people/demo-people.js';
import type { ReviewHistory } from './review-history.js';

/** One candidate in one class. */
export interface PlannedEnrolment {
  readonly person: DemoPerson;
  readonly enrolled_at: Date;
  readonly status: ReviewStatus;
  readonly history: ReviewHistory;
  /** Index into the class's joint units, undefined where the class has none. */
  readonly joint?: number;
  readonly study_type: 'online' | 'onsite';
}
