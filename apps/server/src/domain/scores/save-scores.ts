import type { ExamSubject } from '@skillcert/core';
import { appendAudit } from '../../platform/audit/append-audit.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import { handle } from '../../platform/http/calls/handle.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import { readHand } from '../foundation/access/one-hand/read-hand.js';
import { type EnteredCell, enterCells } from './enter-cells.js';
import { lockScoring } from './lock-scoring.js';
import { type KeptScores, readKeptScores } from './read-kept-scores.js';
import { scoreEvents, writeScores } from './write-scores.js';

const refuseStrange = (
  cells: readonly EnteredCell[],
  subjects: readonly ExamSubject[],
  { examined }: KeptScores,
): void => {
  for (const { enrolment_id, subject, score } of cells) {
    const found = subjects.find(({ id }) => id === subject);
    if (!found || !examined.has(enrolment_id)) throw refuseFields({ cells: 'not_offered' });
    if (typeof score === 'number' && score > found.full_points) throw refuseFields({ cells: 'too_big' });
  }
};

export const saveScores = handle('score/saveScores', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, cells } = input;
    const now = services.now();
    const subjects = await lockScoring(tx, class_id, services.exam);
    const kept = await readKeptScores(
      tx,
      class_id,
      cells.map(({ enrolment_id }) => enrolment_id),
    );
    refuseStrange(cells, subjects, kept);
    const { steps, answers } = enterCells(cells, kept.scores, {
      caller,
      hand: await readHand(tx, caller, now),
    });
    if (steps.length > 0) {
      await writeScores(tx, { class_id, user_id: caller.user_id, now, steps });
      await appendAudit(tx, class_id, scoreEvents({ ...byStaff(caller, request), at: now }, steps));
    }
    return { cells: answers };
  }),
);
