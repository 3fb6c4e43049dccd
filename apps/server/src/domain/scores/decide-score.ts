import { appendAudit } from '../../platform/audit/append-audit.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../platform/http/errors/refuse.js';
import { readHand } from '../foundation/access/one-hand/read-hand.js';
import { lockScoring, refuseStrangeSubject } from './lock-scoring.js';
import { nextScoreStatus } from './next-score-status.js';
import { readKeptScores } from './read-kept-scores.js';
import { scoreEvents, writeScores } from './write-scores.js';

export const decideScore = handle('score/decideScore', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, enrolment_id, subject, score, reason } = input;
    const { user_id, roles } = caller;
    const now = services.now();
    const subjects = await lockScoring(tx, class_id, services.exam);
    refuseStrangeSubject(subjects, subject);
    const { full_points = 0 } = subjects.find(({ id }) => id === subject) ?? {};
    if (typeof score === 'number' && score > full_points) throw refuseFields({ score: 'too_big' });
    const { scores } = await readKeptScores(tx, class_id, [enrolment_id]);
    const kept = scores.find((each) => each.subject === subject);
    if (!kept) throw new Refusal('not_found');
    const hand = await readHand(tx, caller, now);
    const by = [kept.first?.user_id, kept.second?.user_id];
    const given = ['reason', ...(hand.holds(...by) ? [] : ['another_person'])];
    const step = { state: kept.status, event: 'arbitrate', actors: roles, given } as const;
    const status = nextScoreStatus(step, { hand, by });
    const to = { ...kept, status, score, decided_by: user_id };
    const steps = [{ from: kept.status, to, event: 'arbitrate' as const, entered: score, reason }];
    await writeScores(tx, { class_id, user_id, now, steps });
    await appendAudit(tx, class_id, scoreEvents({ ...byStaff(caller, request), at: now }, steps));
    return { status };
  }),
);
