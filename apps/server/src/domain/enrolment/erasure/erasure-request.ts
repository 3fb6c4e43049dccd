import { limits } from '@skillcert/core';
import type { Row } from '../../../platform/store/database.js';

/** A request as the wire shows it to its candidate and to the staff. */
export const shownRequest = ({
  erasure_id,
  status,
  requested_at,
  decision_reason,
}: Pick<Row<'erasure_request'>, 'erasure_id' | 'status' | 'requested_at' | 'decision_reason'>) => ({
  erasure_id,
  status,
  requested_at: requested_at.toISOString(),
  decide_until: new Date(requested_at.getTime() + limits.erasure_days * 86_400_000).toISOString(),
  decision_reason,
});
