import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { bringReturnsForward } from './bring-returns-forward.js';
import { readStages } from './read-stages.js';

type Moving = Call<'class/moveDeadline'>;

const writeDeadline = async (
  tx: Transaction<Database>,
  { input, caller, services }: Moving,
): Promise<void> => {
  const { class_id, stage, due_at, reason } = input;
  if (due_at === null) {
    await tx
      .deleteFrom('class_deadline')
      .where('class_id', '=', class_id)
      .where('stage', '=', stage)
      .execute();
    return;
  }
  const set = { due_at, reason, set_by: caller.user_id, set_at: services.now() };
  await tx
    .insertInto('class_deadline')
    .values({ class_id, stage, ...set })
    .onConflict((conflict) => conflict.columns(['class_id', 'stage']).doUpdateSet(set))
    .execute();
};

export const moveDeadline = handle('class/moveDeadline', (moving) => {
  const { input, caller, services, request } = moving;
  const { class_id, stage, due_at, reason } = input;
  return services.store.withTx(async (tx) => {
    // The lock makes an event of the class wait, so that no stage gets a deadline after it has ended.
    await tx
      .selectFrom('class')
      .select('class_id')
      .where('class_id', '=', class_id)
      .forNoKeyUpdate()
      .execute();
    const { stages } = await readStages(tx, caller, class_id, services);
    const found = stages.find((each) => each.stage === stage);
    if (found?.state !== 'current' && found?.state !== 'ahead') throw refuseTransition({ why: 'stage_over' });
    await writeDeadline(tx, moving);
    const forward = stage === 'rooms' ? await bringReturnsForward(tx, class_id, moving) : [];
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: 'move_deadline',
        object_type: 'class',
        object_id: class_id,
        reason,
        detail: { stage, due_at, was: found.due_at },
      },
      ...forward,
    ]);
    return readStages(tx, caller, class_id, services);
  });
});
