import { reviewJobEvents, reviewJobStates } from '@skillcert/core';
import { z } from 'zod';
import { type Access, registrationDesk } from '../../access.js';
import { id, moment } from '../../fields.js';

/** The roles that may have the server decide about many candidates. */
export const reviewJobDesk = {
  ...registrationDesk,
  scope: { from: 'input', class_type: 'sign_up', is_organization: true },
} as const satisfies Access;

/** The decisions that the server can make for many. */
export const reviewJobEvent = z.enum(reviewJobEvents);

/**
 * The reason why an enrolment was left out. `unmet`: a condition is not met or not proven. `claimed`: another
 * reviewer holds it. `decided`: it does not wait for this decision. `not_found`: it does not belong to this class,
 * or the caller may not see it. For decisions taken back: `paid`, `seated`, or `over` if another decision came
 * since. `closed`: the class is over. `too_late`: the deadline of the return is not possible any more. `failed`:
 * anything else.
 */
export const leftOutWhy = z.enum([
  'unmet',
  'claimed',
  'decided',
  'not_found',
  'paid',
  'seated',
  'over',
  'closed',
  'too_late',
  'failed',
]);

/** One decision about many candidates, and its progress. */
export const reviewJob = z.object({
  job_id: id,
  event: reviewJobEvent,
  status: z.enum(reviewJobStates),
  total: z.number().int(),
  done: z.number().int(),
  left_out: z.number().int(),
  created_at: moment,
});

export type ReviewJob = z.infer<typeof reviewJob>;
export type LeftOutWhy = z.infer<typeof leftOutWhy>;

/** The example that the calls about such jobs share. */
export const reviewJobExample = {
  job_id: 180143985097001,
  event: 'approve',
  status: 'running',
  total: 252,
  done: 120,
  left_out: 3,
  created_at: '2026-11-05T06:20:11Z',
} satisfies ReviewJob;
