import { isImported } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { keepColumns } from '../../../platform/sheet/kept-columns.js';
import { newId } from '../../../platform/store/new-id.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { writeWords } from '../absence/write-words.js';
import { enterCells } from '../enter-cells.js';
import { findScoring, lockScoring } from '../lock-scoring.js';
import { type ScoreStep, scoreEvents, writeScores } from '../write-scores.js';
import { compareSheet } from './compare-sheet.js';
import { openDoubts } from './open-doubts.js';
import { takeScoreSheet } from './take-score-sheet.js';

const countTo = (steps: readonly ScoreStep[], status: ScoreStep['from']) =>
  steps.filter(({ to }) => to.status === status).length;

export const importScores = handle('score/importScores', async (call) => {
  const { input, caller, services, request } = call;
  const { class_id, title, basis, word } = input;
  const { store, exam, keyring } = services;
  const { user_id } = caller;
  // Read before the class is locked: nobody else who enters scores waits for that.
  const sheet = await takeScoreSheet(call, await findScoring(store.db, class_id, exam));
  return store.withTx(async (tx) => {
    const now = services.now();
    const subjects = await lockScoring(tx, class_id, exam);
    const compared = await compareSheet(tx, sheet, { class_id, user_id, subjects, now, keyring });
    if (compared.basis !== basis) throw new Refusal('state_changed');
    const doubts = openDoubts(compared.lines);
    if (doubts.length > 0 && !word) throw refuseFields({ word: 'required' });
    const cells = compared.lines.flatMap(({ enrolment_id, subject, score, difference }) =>
      enrolment_id !== null && isImported(difference) ? [{ enrolment_id, subject, score }] : [],
    );
    const { steps } = enterCells(cells, compared.scores, { caller, hand: await readHand(tx, caller, now) });
    if (steps.length === 0) throw refuseTransition({ why: 'nothing_to_enter' });
    const import_id = newId();
    const kept = { class_id, import_id, title, scores: steps.length };
    await tx
      .insertInto('score_import')
      .values({ ...kept, imported_by: user_id, imported_at: now })
      .execute();
    const { heads, columns } = sheet;
    if (columns.isByHand)
      await keepColumns(tx, keyring, { family: 'scores', heads, fields: columns.fields, user_id, now });
    await writeScores(tx, { class_id, user_id, now, steps, import_id });
    if (word) await writeWords(tx, { class_id, doubts, word, caller, request, now });
    const by = { ...byStaff(caller, request), at: now };
    const counts = {
      scores: steps.length,
      agreed: countTo(steps, 'agreed'),
      conflict: countTo(steps, 'conflict'),
    };
    await appendAudit(tx, class_id, [
      {
        ...by,
        action: 'import',
        object_type: 'score_import',
        object_id: import_id,
        detail: { title, ...counts },
      },
      ...scoreEvents(by, steps),
    ]);
    return { import_id, ...counts };
  });
});
