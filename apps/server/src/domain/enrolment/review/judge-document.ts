import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { holdsClaim } from './claim.js';
import { readReview } from './read-review.js';

const actions = { accepted: 'accept_document', returned: 'return_document' } as const;

export const judgeDocument = handle(
  'enrolment/judgeDocument',
  async ({ input, caller, services, request }) => {
    const { class_id, enrolment_id, file_id, verdict, reason = '' } = input;
    if (verdict === 'returned' && reason === '') throw refuseFields({ reason: 'reason_required' });
    return services.store.withTx(async (tx) => {
      const now = services.now();
      const found = await readReview(tx, { ...input, event: 'return' }, candidateScope(caller), {
        lock: true,
      });
      if (!holdsClaim(found, caller)) throw refuseTransition({ why: 'not_claimed' });
      const before = found.documents.find((document) => document.file_id === file_id && !document.replaced);
      if (!before) throw new Refusal('not_found');
      const evaluated = { ...before, verdict, reason: verdict === 'returned' ? reason : null };
      const documents = found.documents.map((document) => (document === before ? evaluated : document));
      await tx
        .updateTable('enrolment')
        .set({ documents: JSON.stringify(documents), updated_at: now })
        .where('class_id', '=', class_id)
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      await appendAudit(tx, class_id, [
        {
          ...byStaff(caller, request),
          at: now,
          action: verdict ? actions[verdict] : 'reopen_document',
          object_type: 'enrolment',
          object_id: enrolment_id,
          reason: [before.kind, evaluated.reason].filter(Boolean).join(': '),
          detail: { file_id, kind: before.kind, round: before.round },
        },
      ]);
      return evaluated;
    });
  },
);
