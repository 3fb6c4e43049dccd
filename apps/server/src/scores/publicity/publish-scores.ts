import { sql } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { fireClassEvent } from '../../class/lifecycle/fire-class-event.js';
import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { amendmentOf, involves } from '../amendments/involves.js';
import { lockScoring, refuseStrangeSubject } from '../lock-scoring.js';
import { nextScoreStatus } from '../next-score-status.js';
import { subjectEvent } from '../subject-event.js';
import { hasUnpublished } from './has-unpublished.js';

export const publishScores = handle('score/publishScores', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, subject } = input;
    const now = services.now();
    const subjects = await lockScoring(tx, class_id, services.exam);
    refuseStrangeSubject(subjects, subject);
    const { rows } = await sql<{ frozen: number; involved: boolean }>`
      select count(*)::int4 as frozen, coalesce(bool_or(${involves(caller.user_id)}), false) as involved
      from score s left join ${amendmentOf}
      where s.class_id = ${class_id} and s.subject = ${subject} and s.status = 'frozen'`.execute(tx);
    const { frozen = 0, involved = true } = rows[0] ?? {};
    if (frozen === 0) throw new Refusal('transition_refused');
    const given = involved ? [] : ['uninvolved'];
    const to = nextScoreStatus({ state: 'frozen', event: 'publish', actors: caller.roles, given });
    await tx
      .updateTable('score')
      .set({ status: to, published_by: caller.user_id, published_at: now, updated_at: now })
      .where('class_id', '=', class_id)
      .where('subject', '=', subject)
      .where('status', '=', 'frozen')
      .execute();
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(tx, class_id, [
      subjectEvent(by, { subject, event: 'publish', from: 'frozen', to, count: frozen }),
    ]);
    if (await hasUnpublished(tx, class_id, subjects))
      return { published: frozen, status: 'scoring' as const };
    const freezing = { class_id, event: 'freeze_scores' } as const;
    const { status } = await fireClassEvent(tx, { caller, services, request }, freezing);
    return { published: frozen, status };
  }),
);
