import { importLimits } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { inTurns } from '../../../platform/sheet/in-turns.js';
import { readTable } from '../../../platform/sheet/read-table.js';
import { notesIn } from '../../../platform/sheet/reading-of.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { ownUnit } from '../intake/own-unit.js';
import { findOffer } from './find-offer.js';
import { forgetImports } from './forget-import.js';
import { importStep } from './import-audit.js';
import { guessColumns, namedColumns } from './rows/guess-columns.js';
import { type LayoutOf, readLayouts } from './rows/kept-layouts.js';
import { sealHeads } from './rows/sealed-row.js';
import { writeRows } from './rows/write-rows.js';
import { showImport } from './show-import.js';

const budget = { name: 'import', hits: importLimits.imports_per_hour, seconds: 3_600 };
const day = 86_400_000;

/**
 * Drops the earlier imports of the caller in the class, because there is one at a time.
 * @throws a Refusal if one of them runs
 */
const replaceEarlier = async (tx: Transaction<Database>, class_id: number, user_id: number) => {
  const open = await tx
    .selectFrom('candidate_import')
    .select(['import_id', 'status'])
    .where('class_id', '=', class_id)
    .where('asked_by', '=', user_id)
    .where('status', 'in', ['uploaded', 'checking', 'checked', 'running'])
    .forUpdate()
    .execute();
  if (open.some(({ status }) => status === 'running'))
    throw refuseTransition({ thing: 'import', state: 'running' });
  if (open.length === 0) return;
  const ids = open.map(({ import_id }) => import_id);
  await forgetImports(tx, class_id, ids);
  await tx
    .updateTable('candidate_import')
    .set({ status: 'dropped' })
    .where('class_id', '=', class_id)
    .where('import_id', 'in', ids)
    .execute();
};

interface Sent {
  readonly import_id: number;
  readonly table: Pick<Awaited<ReturnType<typeof readTable>>, 'heads' | 'head' | 'reading'>;
  readonly layoutOf: LayoutOf;
}

const insertImport = async (
  tx: Transaction<Database>,
  { input: { class_id, title }, caller, request, services }: Call<'enrolment/startImport'>,
  { import_id, table, layoutOf }: Sent,
) => {
  const { keyring, now } = services;
  const at = now();
  const { heads, head, reading } = table;
  const { user_id, actor_role, session_hash, ...where } = byStaff(caller, request);
  const found = await findOffer(tx, class_id);
  const enroll_type = found.enroll_types.includes('organization') ? 'organization' : 'individual';
  await tx
    .insertInto('candidate_import')
    .values({
      class_id,
      import_id,
      title,
      heads_enc: sealHeads(keyring, heads),
      head_row: head.row_no,
      notes: JSON.stringify(notesIn(reading)),
      columns: [...(layoutOf(heads) ?? guessColumns(heads))],
      enroll_type,
      study_type: found.study_types[0] ?? 'none',
      unit_id: ownUnit(caller, class_id),
      asked_by: caller.user_id,
      asked_as: actor_role,
      session_hash: caller.session_hash,
      address: request.address,
      request_id: request.request_id,
      language: request.language,
      created_at: at,
      updated_at: at,
      expires_at: new Date(at.getTime() + importLimits.kept_days * day),
    })
    .execute();
  const step = importStep({ import_id, at, event: 'start', from: null, to: 'uploaded', detail: { title } });
  await appendAudit(tx, class_id, [{ user_id, actor_role, session_hash, ...where, ...step }]);
};

export const startImport = handle('enrolment/startImport', async (call) => {
  const { input, caller, services, request } = call;
  const { store, keyring, now } = services;
  const { class_id } = input;
  if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, budget, String(caller.user_id));
  // An unknown class is refused before the file is read.
  await findOffer(store.db, class_id);
  const import_id = newId();
  const bytes = Buffer.from(request.bytes);
  const layoutOf = await readLayouts(store.db, keyring, caller.user_id);
  // Headings whose columns the account chose before mark the header row wherever it stands.
  const named = (cells: readonly string[]) => (layoutOf(cells) ? Infinity : namedColumns(cells));
  return refuseFault(request.language, async () => {
    // No transaction waits for the thread that reads.
    const table = await readTable(services.sheets, bytes, named, undefined, input.sheet);
    return store.withTx(async (tx) => {
      await replaceEarlier(tx, class_id, caller.user_id);
      await insertImport(tx, call, { import_id, table, layoutOf });
      const place = { class_id, import_id };
      for (const rows of [table.above, table.totals])
        await writeRows(tx, keyring, place, { rows, state: 'above' });
      for await (const rows of inTurns(table.sent))
        await writeRows(tx, keyring, place, { rows, state: 'read', head: table.head });
      return showImport(tx, { caller, keyring, now: now() }, { class_id, import_id });
    });
  });
});
