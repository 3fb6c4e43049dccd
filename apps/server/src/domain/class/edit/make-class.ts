import type { ClassRecord, ClassSketch } from '@skillcert/api-client/contract';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';
import { findClass } from '../find-class.js';
import { asOwner } from '../owner/as-owner.js';
import { assignAuthor, insertClass } from './write-class.js';

interface Asked {
  readonly input: ClassSketch;
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: RequestFacts;
}

/** Creates a class as a draft, with its author in charge. */
export const makeClass = ({ input, caller, services, request }: Asked): Promise<ClassRecord> => {
  const { store, programme } = services;
  const now = services.now();
  const class_id = newId();
  return store.withTx(async (tx) => {
    const code = await insertClass(tx, input, caller, { class_id, programme, now });
    await assignAuthor(tx, input, caller, class_id);
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: 'create',
        object_type: 'class',
        object_id: class_id,
        to_state: 'draft',
        detail: { code },
      },
    ]);
    return findClass(tx, asOwner(caller, class_id), class_id);
  });
};
