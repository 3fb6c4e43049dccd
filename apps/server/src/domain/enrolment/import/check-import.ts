import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { notesUnder } from '../../../platform/sheet/hidden-columns.js';
import { headsOf } from '../../../platform/sheet/read-table.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { findOffer } from './find-offer.js';
import { importStep } from './import-audit.js';
import { findHead, readHeadRows } from './kept-heads.js';
import { lockImport, nextStatus } from './lock-import.js';
import { requiredFields } from './rows/field-titles.js';
import { keepLayout } from './rows/kept-layouts.js';
import { orderOfDays } from './rows/order-of-days.js';
import { sealHeads } from './rows/sealed-row.js';
import { showImport } from './show-import.js';

/** Refuses columns if a field occurs twice, or if one is missing without which nobody can be enrolled. */
const refuseColumns = (columns: readonly string[], heads: number) => {
  const fields = columns.filter((field) => field !== '');
  if (columns.length !== heads || new Set(fields).size < fields.length)
    throw refuseFields({ columns: 'not_unique' });
  if (!requiredFields.every((field) => fields.includes(field))) throw refuseFields({ columns: 'required' });
};

export const checkImport = handle('enrolment/checkImport', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { keyring, now } = services;
    const { class_id, import_id, columns, enroll_type, study_type } = input;
    const at = now();
    const looking = { caller, keyring, now: at };
    const found = await lockImport(tx, looking, input);
    const to = nextStatus(looking, found, 'check');
    const head = findHead(await readHeadRows(tx, keyring, found), {
      keyring,
      kept: found,
      wanted: input.head_row,
    });
    const head_row = head.row_no;
    const heads = await refuseFault(request.language, async () => headsOf(head));
    const isOtherRow = head_row !== found.head_row;
    refuseColumns(columns, heads.length);
    const offer = await findOffer(tx, class_id);
    if (!offer.enroll_types.includes(enroll_type)) throw refuseFields({ enroll_type: 'not_offered' });
    if (!offer.study_types.includes(study_type)) throw refuseFields({ study_type: 'not_offered' });
    const day_order =
      input.day_order ?? (await orderOfDays(tx, { keyring, today: dayOf(at, services.programme) }, input));
    await tx
      .updateTable('candidate_import')
      .set({
        status: to,
        head_row,
        heads_enc: sealHeads(keyring, heads),
        columns: [...columns],
        enroll_type,
        study_type,
        day_order,
        photos_left_enc: null,
        ...(isOtherRow && { notes: JSON.stringify(notesUnder(found.notes, head)) }),
        updated_at: at,
      })
      .where('class_id', '=', class_id)
      .where('import_id', '=', import_id)
      .execute();
    await sql`
      update import_row set state = case
          when row_no > ${head_row} and 'total_row_left_out' <> all (coalesce(marks, '{}')) then 'read' else 'above' end,
        problems = '[]', id_index = null, phone_index = null, filled = null
      where class_id = ${class_id} and import_id = ${import_id}`.execute(tx);
    await keepLayout(tx, keyring, { user_id: caller.user_id, heads, columns, isOtherRow, now: at });
    const step = importStep({ import_id, at, event: 'check', from: found.status, to });
    await appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...step }]);
    return showImport(tx, looking, input);
  }),
);
