import { type GrantStatus, grantDecisions, grantKinds, grantLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';

const statuses = Object.keys(grantLifecycle.states) as [GrantStatus, ...GrantStatus[]];

/** The decisions that a person can make about a request; `expire` is the clock's. */
export const grantDecision = z.enum(grantDecisions);

/**
 * The subject of a second person's decision about an account: that it becomes an administrator, or, for an
 * administrator, that it gets a new initial password or loses its second factor.
 */
export const grantKind = z.enum(grantKinds);

/** A request that takes two people. */
export const grantRequest = z.object({
  request_id: id,
  kind: grantKind,
  user_id: id,
  username: z.string(),
  name: z.string(),
  status: z.enum(statuses),
  reason: z.string(),
  refuse_content: z.string(),
  requested_by: z.string(),
  requested_at: moment,
  /** The time at which it lapses. */
  expires_at: moment,
  decided_by: z.string(),
  decided_at: moment.nullable(),
  /** The events that the caller may apply to it now. */
  events: z.array(grantDecision),
});

export type GrantRequest = z.infer<typeof grantRequest>;

/** An example that the calls share. */
export const grantExample = {
  request_id: 3,
  kind: 'grant',
  user_id: 12,
  username: 'zkyadmin02',
  name: '许静怡',
  status: 'requested',
  reason: '接任平台管理工作',
  refuse_content: '',
  requested_by: '王建国',
  requested_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-27T08:00:00.000Z',
  decided_by: '',
  decided_at: null,
  events: ['approve', 'refuse'],
} satisfies GrantRequest;
