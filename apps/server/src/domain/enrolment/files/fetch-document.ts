import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { documentSeal } from '../../../platform/files/store-document.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';

/**
 * The document of an enrolment, with the facts that lists mask: every look leaves an audit record. A document of
 * another enrolment is refused like one that does not exist.
 */
export const fetchDocument = handle(
  'enrolment/fetchDocument',
  async ({ input, caller, services, request }) => {
    const { store, keyring, now } = services;
    const { class_id, enrolment_id, file_id } = input;
    const { rows } = await sql<{ bytes_enc: Buffer; document_kind: string }>`
    select f.bytes_enc, f.document_kind from enrolment e join file f on f.file_id = ${file_id} and f.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and f.kind = 'document'
      and e.documents @> jsonb_build_array(jsonb_build_object('file_id', ${file_id}::bigint))
      and ${candidateScope(caller)}`.execute(store.db);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    const event = { at: now(), action: 'view_document', object_type: 'enrolment', object_id: enrolment_id };
    const detail = { file_id, kind: found.document_kind };
    await store.withTx((tx) =>
      appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event, detail }]),
    );
    return new Uint8Array(keyring.openBytes(documentSeal, found.bytes_enc));
  },
);
