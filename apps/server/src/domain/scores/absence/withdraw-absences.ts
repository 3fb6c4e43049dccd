import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { nextScoreStatus } from '../next-score-status.js';
import { type ScoreStep, scoreEvents, writeScores } from '../write-scores.js';
import { lockAbsences } from './lock-absences.js';

export const withdrawAbsences = handle('score/withdrawAbsences', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id } = input;
    const now = services.now();
    const people = await lockAbsences(tx, input, { services, caller, now });
    const steps = people.map(({ kept }): ScoreStep => {
      if (kept?.status !== 'agreed' || kept.absent_by === null) throw new Refusal('state_changed');
      const step = { state: kept.status, actors: caller.roles, given: ['confirmed_absence'] } as const;
      const status = nextScoreStatus({ ...step, event: 'withdraw_absence' });
      return {
        from: kept.status,
        to: { ...kept, status, first: null, second: null, score: null, absent_by: null },
        event: 'withdraw_absence',
        entered: null,
        reason: null,
      };
    });
    await writeScores(tx, { class_id, user_id: caller.user_id, now, steps });
    await appendAudit(tx, class_id, scoreEvents({ ...byStaff(caller, request), at: now }, steps));
    return { withdrawn: steps.length };
  }),
);
