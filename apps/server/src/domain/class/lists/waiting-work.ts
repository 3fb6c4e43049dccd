import type { ReviewStatus } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { candidateScope, reviewScope } from '../../../platform/http/guards/class-scope.js';

/** Work with candidates that a class may have waiting. */
export type WaitingKind = 'to_review' | 'doubtful';

const statuses: Readonly<Record<WaitingKind, readonly ReviewStatus[]>> = {
  to_review: ['submitted', 'in_review'],
  doubtful: ['doubtful'],
};

/**
 * The enrolments of `class c` that wait, at most `most` of them. The limit keeps the planner from joining all
 * enrolments with all classes: it reads the index of each class, and stops when enough are found.
 */
export const waitingEnrolments = (
  caller: Pick<StaffSession, 'roles' | 'permission_classes' | 'unit_id'>,
  kind: WaitingKind,
  most: number,
): RawBuilder<unknown> => sql`
  select e.class_id from enrolment e
  where e.class_id = c.class_id and e.status = any(${statuses[kind]}::text[]) and ${candidateScope(caller)}
  limit ${most}`;

/**
 * The rows of `class c` whose candidates the session may review now. Once the exam has begun, unfinished reviews of a
 * class wait for nobody.
 */
export const underReview = (
  caller: Pick<StaffSession, 'roles' | 'permission_classes'>,
): RawBuilder<boolean> =>
  sql<boolean>`c.status in ('enrolling', 'paused', 'closed', 'arranged') and ${reviewScope(caller)}`;

const soonDays = 7;

/** The rows of `class c` whose enrolment ends within a week, so that their staff can still look for candidates. */
export const endingSoon = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`c.status in ('enrolling', 'paused') and c.enroll_end > ${now}::timestamptz
    and c.enroll_end <= ${now}::timestamptz + make_interval(days => ${soonDays})`;
