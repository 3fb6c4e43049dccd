import { amendmentLifecycle, type ScoreStatus } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';

interface Changing {
  readonly class_id: number;
  /** The account that proposes, and the one that decides; the third is not used. */
  readonly people: readonly [number, number, number];
  /** The moment this number of days after the exam. */
  readonly at: (days: number) => Date;
}

/** The rows of changes to frozen scores of a class of the demo. */
export interface AmendmentRows {
  readonly entries: readonly NewRow<'score_entry'>[];
  readonly amendments: readonly NewRow<'score_amendment'>[];
  readonly events: readonly AuditEvent[];
}

type Change = Pick<NewRow<'score_amendment'>, 'kind' | 'reason'> & {
  readonly status: 'proposed' | 'confirmed' | 'refused';
  readonly why: string | null;
};

const changes: readonly Change[] = [
  { kind: 'amend', status: 'confirmed', reason: '核分时漏计一题', why: null },
  { kind: 'amend', status: 'refused', reason: '考生反映分数偏低', why: '复查评分表，核分无误' },
  { kind: 'annul', status: 'confirmed', reason: '查实冒名顶替', why: null },
  { kind: 'amend', status: 'proposed', reason: '评分表与录入不符', why: null },
];

type Score = Pick<NewRow<'score'>, 'enrolment_id' | 'subject'> & { readonly points: number };

const amendmentOf = (
  { kind, status, reason, why }: Change,
  { enrolment_id, subject, points: was_points }: Score,
  { class_id, people, at }: Changing,
): NewRow<'score_amendment'> => ({
  class_id,
  amendment_id: newId(),
  enrolment_id,
  subject,
  kind,
  points: kind === 'amend' ? was_points + 4 : null,
  was_points,
  reason,
  status,
  proposed_by: people[0],
  proposed_at: at(11),
  ...(status !== 'proposed' && { decided_by: people[1], decided_at: at(12), decision_reason: why }),
});

const entryOf = (amendment: NewRow<'score_amendment'>, { people, at }: Changing): NewRow<'score_entry'> => {
  const { class_id, enrolment_id, subject, kind, points, reason } = amendment;
  const entry_id = newId();
  const line = { class_id, entry_id, enrolment_id, subject, event: kind, points, reason };
  return { ...line, user_id: people[1], at: at(12) };
};

const eventsOf = (amendment: NewRow<'score_amendment'>, { people, at }: Changing): AuditEvent[] => {
  const { amendment_id, enrolment_id, subject, kind, points, reason, status } = amendment;
  const to_state: ScoreStatus = kind === 'annul' ? 'annulled' : 'published';
  const by = { actor_role: 'zky-admin', object_type: 'score_amendment', object_id: amendment_id };
  const detail = { enrolment_id, subject, kind, score: points };
  const decided = { at: at(12), user_id: people[1], actor_role: 'zky-admin' };
  const event = amendmentLifecycle.transitions.find(({ to }) => to === status)?.event;
  return [
    { ...by, at: at(11), user_id: people[0], action: 'propose', to_state: 'proposed', reason, detail },
    ...(event
      ? [{ ...by, ...decided, action: event, from_state: 'proposed', to_state: status, detail }]
      : []),
    ...(status === 'confirmed'
      ? [
          {
            ...decided,
            action: kind,
            object_type: 'score',
            object_id: `${enrolment_id}/${subject}`,
            from_state: 'published',
            to_state,
            reason,
            detail: { score: points, amendment_id },
          },
        ]
      : []),
  ];
};

/**
 * Changes that were confirmed and refused, an annulment, and one that waits. Final scores have only those
 * changes that they allow.
 */
export const amendmentRows = (scores: readonly NewRow<'score'>[], changing: Changing): AmendmentRows => {
  const isFinal = scores.some(({ status }) => status === 'final');
  const figures = scores.flatMap(({ enrolment_id, subject, points }) =>
    typeof points === 'number' && points < 90 ? [{ enrolment_id, subject, points }] : [],
  );
  // A final score accepts no other figure.
  const possible = changes.filter(({ kind, status }) => !isFinal || kind === 'annul' || status === 'refused');
  const amendments = possible.flatMap((change, nth) => {
    const score = figures[nth * 3];
    return score ? [amendmentOf(change, score, changing)] : [];
  });
  return {
    amendments,
    entries: amendments
      .filter(({ status }) => status === 'confirmed')
      .map((amendment) => entryOf(amendment, changing)),
    events: amendments.flatMap((amendment) => eventsOf(amendment, changing)),
  };
};
