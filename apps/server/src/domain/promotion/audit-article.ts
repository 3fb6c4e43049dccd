import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../platform/http/calls/handle.js';
import type { Database } from '../../platform/store/database.js';

const object_type = 'article';

interface ArticleAct
  extends Pick<AuditEvent, 'at' | 'action' | 'object_id' | 'from_state' | 'to_state' | 'detail'> {
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

/** Appends a step of an article to the platform's chain; last in the transaction, because it locks the chain's end. */
export const auditArticle = (
  tx: Transaction<Database>,
  { caller, request, ...event }: ArticleAct,
): Promise<unknown> => appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, object_type }]);

/** Whether the last step of an article is this account's own writing: a form saves itself every few seconds. */
export const isStillWriting = async (
  tx: Transaction<Database>,
  { article_id, user_id }: { readonly article_id: number; readonly user_id: number },
): Promise<boolean> => {
  const last = await tx
    .selectFrom('audit_event')
    .select(['action', 'user_id'])
    .where('class_id', '=', 0)
    .where('object_type', '=', object_type)
    .where('object_id', '=', String(article_id))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.user_id === user_id && ['create', 'write'].includes(last.action);
};
