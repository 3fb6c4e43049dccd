import { undoableDecisions } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

interface Decided {
  readonly class_id: number;
  readonly event: string;
  readonly decided_by: number;
  readonly now: Date;
}

const undoable: readonly string[] = undoableDecisions;

/**
 * Stores what a decision is about to overwrite, with the message about it, so that it can be taken back. Call it before
 * the enrolments change. Nothing is stored for events that cannot be taken back.
 */
export const keepDecision = async (
  tx: Transaction<Database>,
  { class_id, event, decided_by, now }: Decided,
  about: readonly { readonly enrolment_id: number; readonly sms_id?: number | undefined }[],
): Promise<void> => {
  if (!undoable.includes(event)) return;
  await sql`
    insert into review_decision (class_id, enrolment_id, event, decided_by, decided_at, was, sms_id)
    select e.class_id, e.enrolment_id, ${event}::text, ${decided_by}::bigint, ${now}::timestamptz,
      jsonb_build_object('status', e.status, 'reviewer_id', e.reviewer_id, 'documents', e.documents, 'fee_cents', e.fee_cents,
        'mend_until', e.mend_until, 'reason', e.reason, 'reasons', e.reasons, 'doubt_kind', e.doubt_kind), d.sms_id
    from unnest(${about.map(({ enrolment_id }) => enrolment_id)}::bigint[],
      ${about.map(({ sms_id }) => sms_id ?? null)}::bigint[]) as d (enrolment_id, sms_id)
    join enrolment e on e.class_id = ${class_id} and e.enrolment_id = d.enrolment_id
    on conflict (class_id, enrolment_id) do update set event = excluded.event, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at, was = excluded.was, sms_id = excluded.sms_id`.execute(tx);
};
