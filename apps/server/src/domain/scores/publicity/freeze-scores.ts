import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import { keepsSubject } from '../../foundation/standing/kept-of.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';
import { refuseOpenDoubts } from '../absence/refuse-open-doubts.js';
import { lockScoring, refuseStrangeSubject } from '../lock-scoring.js';
import { nextScoreStatus } from '../next-score-status.js';
import { subjectEvent } from '../subject-event.js';

export const freezeScores = handle('score/freezeScores', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, subject } = input;
    const now = services.now();
    refuseStrangeSubject(await lockScoring(tx, class_id, services.exam), subject);
    const to = nextScoreStatus({ state: 'agreed', event: 'freeze', actors: caller.roles });
    // From a snapshot before the update: one candidate of the subject without an agreed score keeps the whole of it
    // open.
    const { rows } = await sql<{ frozen: number; open: number }>`
      with changed as (
        update score set status = ${to}, frozen_by = ${caller.user_id}, frozen_at = ${now}, updated_at = ${now}
        where class_id = ${class_id} and subject = ${subject} and status = 'agreed'
        returning enrolment_id
      )
      select (select count(*)::int4 from changed) as frozen, (
        select count(*)::int4 from enrolment e
        left join score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.subject = ${subject}
        where e.class_id = ${class_id} and ${sitsExam} and not ${keepsSubject(sql`${subject}`)}
          and coalesce(s.status, 'empty') in ('empty', 'entered_once', 'conflict')
      ) as open`.execute(tx);
    const { frozen = 0, open = 0 } = rows[0] ?? {};
    if (open > 0) throw refuseTransition({ why: 'scores_open', count: open });
    if (frozen === 0) throw refuseTransition({ why: 'nothing_to_freeze' });
    await refuseOpenDoubts(tx, { class_id, subject, now });
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(tx, class_id, [
      subjectEvent(by, { subject, event: 'freeze', from: 'agreed', to, count: frozen }),
    ]);
    return { frozen };
  }),
);
