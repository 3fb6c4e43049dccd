import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { figureIn } from '../../foundation/standing/figure.js';
import { type EnteredCell, enterCells } from '../enter-cells.js';
import { lockScoring } from '../lock-scoring.js';
import { readKeptScores } from '../read-kept-scores.js';
import { scoreEvents, writeScores } from '../write-scores.js';
import { untouchedEntries } from './untouched-entries.js';

interface Named {
  readonly class_id: number;
  readonly import_id: number;
}

/** @throws a Refusal: not_found for another person's import, state_changed if it was taken back already */
const findOwn = async (tx: Transaction<Database>, { class_id, import_id }: Named, user_id: number) => {
  const found = await tx
    .selectFrom('score_import')
    .select(['title', 'scores', 'undone_at'])
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .where('imported_by', '=', user_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (found.undone_at) throw new Refusal('state_changed');
  return found;
};

/** The entries that restore the scores which are still as the import left them. */
const findBefore = async (
  tx: Transaction<Database>,
  { class_id, import_id }: Named,
): Promise<readonly EnteredCell[]> => {
  const { rows } = await sql<EnteredCell>`
    select n.enrolment_id, n.subject, case n.event when 'correct' then (
        select ${figureIn('b.')} from score_entry b
        where b.class_id = n.class_id and b.enrolment_id = n.enrolment_id and b.subject = n.subject and b.entry_id < n.entry_id
        order by b.entry_id desc limit 1) end as score
    from ${untouchedEntries}
    where n.class_id = ${class_id} and n.import_id = ${import_id}
    order by n.entry_id`.execute(tx);
  return rows;
};

export const undoScoreImport = handle('score/undoScoreImport', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, import_id } = input;
    const { user_id } = caller;
    const now = services.now();
    await lockScoring(tx, class_id, services.exam);
    const { title, scores } = await findOwn(tx, input, user_id);
    const before = await findBefore(tx, input);
    const ids = before.map(({ enrolment_id }) => enrolment_id);
    const kept = await readKeptScores(tx, class_id, ids);
    const { steps } = enterCells(before, kept.scores, { caller, hand: await readHand(tx, caller, now) });
    if (steps.length === 0) throw new Refusal('state_changed');
    await writeScores(tx, { class_id, user_id, now, steps });
    const taken_back = steps.length;
    await tx
      .updateTable('score_import')
      .set({ undone_at: now, taken_back })
      .where('class_id', '=', class_id)
      .where('import_id', '=', import_id)
      .execute();
    const by = { ...byStaff(caller, request), at: now };
    const left = scores - taken_back;
    await appendAudit(tx, class_id, [
      {
        ...by,
        action: 'undo_import',
        object_type: 'score_import',
        object_id: import_id,
        detail: { title, taken_back, left },
      },
      ...scoreEvents(by, steps),
    ]);
    return { taken_back, left };
  }),
);
