import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { isOpen } from '../intake/decide-requests.js';
import { forgetImports, forgetPhotos } from './forget-import.js';
import { importStep } from './import-audit.js';
import { lockImport, nextStatus } from './lock-import.js';

/** Refuses an import while the class accepts no enrolments, since each row would be refused. */
const refuseClosed = async (tx: Transaction<Database>, class_id: number, now: Date) => {
  const found = await tx
    .selectFrom('class')
    .select(['status', 'enroll_start', 'enroll_end'])
    .where('class_id', '=', class_id)
    .executeTakeFirst();
  const { enroll_start, enroll_end, status } = found ?? {};
  const isReady = status && enroll_start && enroll_end && isOpen({ status, enroll_start, enroll_end }, now);
  if (!isReady) throw new Refusal('class_not_open');
};

const hasGoodRows = async (tx: Transaction<Database>, class_id: number, import_id: number) => {
  const found = await tx
    .selectFrom('import_row')
    .select('row_no')
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .where('state', '=', 'good')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const decideImport = handle('enrolment/decideImport', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, import_id, event, consent } = input;
    const at = services.now();
    const looking = { caller, now: at };
    const found = await lockImport(tx, looking, input);
    const isConfirmed = event === 'confirm';
    const good = isConfirmed && (await hasGoodRows(tx, class_id, import_id));
    const to = nextStatus(looking, found, event, [...(good ? ['good_rows'] : []), 'consent']);
    if (isConfirmed && !consent) throw refuseFields({ consent: 'consent_required' });
    if (isConfirmed) await refuseClosed(tx, class_id, at);
    // The person who confirms is responsible for the enrolments, and appears in the history of each candidate.
    const by = byStaff(caller, request);
    const { session_hash } = caller;
    const { address, request_id, language } = request;
    const confirmed = isConfirmed
      ? { asked_as: by.actor_role, session_hash, address, request_id, language }
      : {};
    await tx
      .updateTable('candidate_import')
      .set({ status: to, updated_at: at, ...confirmed })
      .where('class_id', '=', class_id)
      .where('import_id', '=', import_id)
      .execute();
    const step = importStep({ import_id, at, event, from: found.status, to });
    await appendAudit(tx, class_id, [{ ...by, ...step, ...(isConfirmed && { detail: { consent: true } }) }]);
    if (event === 'stop') await forgetPhotos(tx, class_id, [import_id]);
    if (event === 'drop') await forgetImports(tx, class_id, [import_id]);
    return { import_id, status: to };
  }),
);
