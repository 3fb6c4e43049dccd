import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { type Hand, readHand } from '../../foundation/access/one-hand/read-hand.js';
import { emptyScore, entryStep } from '../enter-cells.js';
import { nextScoreStatus } from '../next-score-status.js';
import { type ScoreStep, scoreEvents, writeScores } from '../write-scores.js';
import { type AbsentPerson, lockAbsences } from './lock-absences.js';

interface Confirmer {
  readonly subject: string;
  readonly caller: StaffSession;
  readonly hand: Hand;
}

/**
 * The effect of the confirmation on a score: both entries, or the second one if another person has entered
 * something else.
 */
const stepOf = ({ row, kept, marked_by }: AbsentPerson, { subject, caller, hand }: Confirmer): ScoreStep => {
  if (!row.to_confirm) throw new Refusal('state_changed');
  // The person who marked the absence is the first witness, and cannot be the second one too.
  if (hand.holds(marked_by)) throw hand.refusal(marked_by);
  const { user_id, roles } = caller;
  const before = kept ?? emptyScore({ enrolment_id: row.enrolment_id, subject });
  const { first } = before;
  if (first && first.user_id !== user_id && first.score !== 'absent') {
    const step = entryStep(before, 'absent', { caller, hand });
    if (typeof step === 'string') throw new Refusal('state_changed');
    return step;
  }
  const status = nextScoreStatus({ state: before.status, event: 'confirm_absence', actors: roles });
  const entry = { user_id, score: 'absent' as const };
  return {
    from: before.status,
    to: { ...before, status, first: entry, second: entry, score: 'absent', absent_by: user_id },
    event: 'confirm_absence',
    entered: 'absent',
    reason: null,
  };
};

export const confirmAbsences = handle('score/confirmAbsences', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, subject } = input;
    const now = services.now();
    const people = await lockAbsences(tx, input, { services, caller, now });
    const hand = await readHand(tx, caller, now);
    const steps = people.map((person) => stepOf(person, { subject, caller, hand }));
    await writeScores(tx, { class_id, user_id: caller.user_id, now, steps });
    await appendAudit(tx, class_id, scoreEvents({ ...byStaff(caller, request), at: now }, steps));
    const conflict = steps.filter(({ to }) => to.status === 'conflict').length;
    return { confirmed: steps.length - conflict, conflict };
  }),
);
