import type { PresenceDoubt } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { placeOf } from '../enter-cells.js';

interface Written {
  readonly class_id: number;
  readonly doubts: readonly {
    readonly enrolment_id: number;
    readonly subject: string;
    readonly kind: PresenceDoubt;
  }[];
  readonly word: string;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Writes explanations of doubts about scores, with the audit records. The class must be locked. */
export const writeWords = async (
  tx: Transaction<Database>,
  { class_id, doubts, word, caller, request, now }: Written,
): Promise<void> => {
  if (doubts.length === 0) return;
  await sql`
    insert into presence_word (class_id, enrolment_id, subject, kind, word, said_by, said_at)
    select ${class_id}::bigint, d.*, ${word}, ${caller.user_id}::bigint, ${now}::timestamptz
    from unnest(${doubts.map(({ enrolment_id }) => enrolment_id)}::bigint[], ${doubts.map(({ subject }) => subject)}::text[],
      ${doubts.map(({ kind }) => kind)}::text[]) as d
    on conflict (class_id, enrolment_id, subject, kind) do update set word = excluded.word, said_by = excluded.said_by,
      said_at = excluded.said_at`.execute(tx);
  await appendAudit(
    tx,
    class_id,
    doubts.map((doubt) => ({
      ...byStaff(caller, request),
      at: now,
      action: 'acknowledge',
      object_type: 'score_doubt',
      object_id: placeOf(doubt),
      reason: word,
      detail: { kind: doubt.kind },
    })),
  );
};
