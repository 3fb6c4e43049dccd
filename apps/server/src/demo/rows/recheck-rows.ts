import type { RecheckStatus } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';

interface Asking {
  readonly class_id: number;
  /** The account that decides. */
  readonly decided_by: number;
  /** The moment this number of days after the exam. */
  readonly at: (days: number) => Date;
}

/** The requests of a class's candidates to have scores checked again. */
export interface RecheckRows {
  readonly rechecks: readonly NewRow<'score_recheck'>[];
  readonly events: readonly AuditEvent[];
}

const asked = [
  { status: 'unchanged', reason: '与估分相差较大', answer: '复查评分表，核分无误' },
  { status: 'requested', reason: '主观题得分偏低，请核对' },
] as const satisfies readonly { status: RecheckStatus; reason: string; answer?: string }[];

const eventsOf = (recheck: NewRow<'score_recheck'>, { decided_by, at }: Asking): AuditEvent[] => {
  const { recheck_id, enrolment_id, subject, status, decision_reason } = recheck;
  const of = { object_type: 'score_recheck', object_id: recheck_id };
  const request = {
    ...of,
    at: at(11),
    actor_role: 'candidate',
    action: 'request',
    to_state: 'requested',
    detail: { enrolment_id, subject },
  };
  if (status !== 'unchanged') return [request];
  const states = { action: status, from_state: 'requested', to_state: status, reason: decision_reason };
  return [request, { ...of, ...states, at: at(12), user_id: decided_by, actor_role: 'zky-admin' }];
};

/** One request that was answered, and one that waits while the results are on display. */
export const recheckRows = (scores: readonly NewRow<'score'>[], asking: Asking): RecheckRows => {
  const { class_id, decided_by, at } = asking;
  const isFinal = scores.some(({ status }) => status === 'final');
  const failed = scores.filter(({ points }) => typeof points === 'number' && points < 60);
  const rechecks = asked
    .filter(({ status }) => !isFinal || status !== 'requested')
    .flatMap(({ status, reason, ...decided }, nth): NewRow<'score_recheck'>[] => {
      const score = failed[nth * 2 + 1];
      if (!score) return [];
      const { enrolment_id, subject } = score;
      const made = { class_id, recheck_id: newId(), enrolment_id, subject, reason, status };
      const answered = 'answer' in decided && {
        decided_by,
        decided_at: at(12),
        decision_reason: decided.answer,
      };
      return [{ ...made, requested_at: at(11), ...answered }];
    });
  return { rechecks, events: rechecks.flatMap((recheck) => eventsOf(recheck, asking)) };
};
