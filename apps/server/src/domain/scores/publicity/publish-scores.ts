import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import { applyClassEvent } from '../../class/index.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { amendmentOf, involved } from '../amendments/involves.js';
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
    const { rows } = await sql<{ frozen: number; by: number[] }>`
      select count(distinct s.enrolment_id)::int4 as frozen, coalesce(json_agg(distinct p.user_id), '[]') as by
      from score s left join ${amendmentOf} cross join unnest(array[${involved}]) as p (user_id)
      where s.class_id = ${class_id} and s.subject = ${subject} and s.status = 'frozen'`.execute(tx);
    const { frozen = 0, by: people = [] } = rows[0] ?? {};
    if (frozen === 0) throw refuseTransition({ why: 'nothing_frozen' });
    const hand = await readHand(tx, caller, now);
    const given = hand.holds(...people) ? [] : ['uninvolved'];
    const step = { state: 'frozen', event: 'publish', actors: caller.roles, given } as const;
    const to = nextScoreStatus(step, { hand, by: people });
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
    const { status } = await applyClassEvent(tx, { caller, services, request }, freezing);
    return { published: frozen, status };
  }),
);
