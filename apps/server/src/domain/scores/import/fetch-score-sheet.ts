import { formatDateTime, importLimits } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { findScoring } from '../lock-scoring.js';
import { readExamined } from './read-examined.js';
import { scoreSheetBudget } from './take-score-sheet.js';

const heads = ['enrol_no', 'ticket_no', 'name', 'unit'] as const;
const width = 22;

export const fetchScoreSheet = handle('score/fetchScoreSheet', async (call) => {
  const { input, caller, services, request } = call;
  const { class_id } = input;
  const { store, exam, programme } = services;
  const { language } = request;
  const at = services.now();
  const subjects = await findScoring(store.db, class_id, exam);
  await takeFrom(services, scoreSheetBudget, String(caller.user_id));
  const max = importLimits.rows_max;
  const people = await readExamined(store.db, class_id, { limit: max + 1 });
  if (people.length > max) throw new Refusal('export_too_big', { values: { max } });
  const words = wordsIn(language);
  const bytes = await writeSheet({
    title: words('scores.sheet'),
    columns: [
      ...heads.map((head) => ({ head: words(`list.${head}`), width })),
      ...subjects.map(({ title }) => ({ head: titleIn(language, title), width })),
    ],
    rows: people.map(({ enrol_no, ticket_no, name, unit_name }) => [
      enrol_no,
      ticket_no ?? '',
      name,
      unit_name ?? '',
    ]),
  });
  const event = { at, action: 'export', object_type: 'score_sheet', object_id: class_id };
  await store.withTx((tx) =>
    appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event, detail: { people: people.length } }]),
  );
  const day = formatDateTime(at, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone });
  return { name: `scores-${day}.xlsx`, bytes: new Uint8Array(bytes) };
});
