import type { Transaction } from 'kysely';
import { appendAudit } from '../platform/audit/append-audit.js';
import type { Services } from '../platform/services.js';
import type { Database } from '../platform/store/database.js';

const day = 86_400_000;
const reason = '考点周五才确认，考场编排顺延';

/** A class of the demo whose rooms were given more time by the person in charge of it. */
export const writeDemoDeadlines = async (
  tx: Transaction<Database>,
  { now }: Pick<Services, 'now'>,
): Promise<void> => {
  const found = await tx
    .selectFrom('class')
    .select(['class_id', 'master_id', 'exam_at'])
    .where('status', '=', 'closed')
    .where('master_id', 'is not', null)
    .orderBy('exam_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found?.exam_at || found.master_id === null) return;
  const { class_id, master_id: set_by, exam_at } = found;
  const at = now();
  const due_at = new Date(exam_at.getTime() - 3 * day);
  await tx
    .insertInto('class_deadline')
    .values({ class_id, stage: 'rooms', due_at, reason, set_by, set_at: at })
    .execute();
  await appendAudit(tx, class_id, [
    {
      ...{ at, user_id: set_by, actor_role: 'master', action: 'move_deadline' },
      ...{ object_type: 'class', object_id: class_id, reason },
      detail: { stage: 'rooms', due_at: due_at.toISOString(), was: null },
    },
  ]);
};
