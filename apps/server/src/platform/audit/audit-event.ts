/** One link of the audit chain: who did what to which object. */
export interface AuditEvent {
  at: Date;
  /** Null for candidates, the clock and the system. */
  user_id?: number | null | undefined;
  /** The effective role, or 'candidate', 'clock', 'system'. */
  actor_role: string;
  session_hash?: Buffer | null | undefined;
  address?: string | undefined;
  action: string;
  object_type: string;
  object_id: string | number;
  from_state?: string | null | undefined;
  to_state?: string | null | undefined;
  reason?: string | null | undefined;
  /** Before and after, masked: never a token, an identity number or a phone. */
  detail?: Record<string, unknown> | undefined;
  request_id?: string | undefined;
}
