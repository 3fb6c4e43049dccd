import type { ReviewJob } from '@skillcert/api-client';
import { limits } from '@skillcert/core';

/**
 * Whether this many are decided in the background, instead of in one request. While the result of a decision is shown,
 * the next one is too, however few it is about: its result and its way back take the place of the older ones.
 */
export const isMany = (
  { size }: { readonly size: number },
  shown: Pick<ReviewJob, 'job_id'> | undefined,
): boolean => shown !== undefined || size > limits.approve_at_once_max;
