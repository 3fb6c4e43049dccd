import { type AmendmentStatus, amendmentLifecycle, type ScoreStatus, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { type Hand, readHand } from '../../foundation/access/one-hand/read-hand.js';
import { figureOf } from '../../foundation/standing/figure.js';
import { type ClassRecords, loseKept } from '../kept/lose-kept.js';
import { nextScoreStatus } from '../next-score-status.js';
import { followRecheck } from '../rechecks/follow-recheck.js';
import { type FoundAmendment, findAmendment } from './find-amendment.js';

type Asked = Call<'score/decideAmendment'>;

const outcomeOf = (
  { input: { event, reason }, caller }: Asked,
  { status, proposed_by }: FoundAmendment,
  hand: Hand,
): AmendmentStatus => {
  const given = [
    ...(proposed_by === caller.user_id ? ['own_proposal'] : []),
    ...(hand.holds(proposed_by) ? [] : ['another_person']),
    ...(reason ? ['reason'] : []),
  ];
  const outcome = transition(amendmentLifecycle, { state: status, event, actors: caller.roles, given });
  if (outcome.ok) return outcome.to;
  if (outcome.missing.includes('another_person')) throw hand.refusal(proposed_by);
  if (outcome.missing.includes('reason')) throw refuseFields({ reason: 'reason_required' });
  throw refuseTransition({ thing: 'amendment', state: status }, outcome);
};

/**
 * Makes the amendment's figure current, or annuls the score, and records it in the ledger; the former figure is in
 * the ledger already.
 */
const amendScore = async (
  tx: Transaction<Database>,
  { input: { class_id, amendment_id }, caller, services }: Asked,
  { enrolment_id, subject, kind, score, reason, score_status }: FoundAmendment,
): Promise<ScoreStatus> => {
  const now = services.now();
  const { points, mark } = figureOf(score);
  const given = ['another_person', 'reason'];
  const to = nextScoreStatus({ state: score_status, event: kind, actors: caller.roles, given });
  const { numAffectedRows } = await sql`
    with entry as (
      insert into score_entry (class_id, entry_id, enrolment_id, subject, event, points, mark, reason, user_id, at)
      values (${class_id}, ${newId()}, ${enrolment_id}, ${subject}, ${kind}, ${points}, ${mark}, ${reason},
        ${caller.user_id}, ${now})
    )
    update score set status = ${to}, amendment_id = ${amendment_id}, updated_at = ${now},
      points = case ${kind} when 'amend' then ${points}::int4 else points end,
      mark = case ${kind} when 'amend' then ${mark}::text else mark end
    where class_id = ${class_id} and enrolment_id = ${enrolment_id} and subject = ${subject}
      and status = ${score_status}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Refusal('state_changed');
  return to;
};

const decide = async (tx: Transaction<Database>, asked: Asked) => {
  const { input, caller, services, request } = asked;
  const { class_id, amendment_id, event, reason = null } = input;
  const found = await findAmendment(tx, input);
  const now = services.now();
  const status = outcomeOf(asked, found, await readHand(tx, caller, now));
  const follows = status === 'confirmed' ? 'change' : 'reopen';
  const { numAffectedRows } = await sql`
    with asked as (${followRecheck({ class_id, amendment_id, event: follows }, caller.roles)})
    update score_amendment set status = ${status}, decided_by = ${caller.user_id}, decided_at = ${now},
      decision_reason = ${reason || null}
    where class_id = ${class_id} and amendment_id = ${amendment_id} and status = ${found.status}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Refusal('state_changed');
  const by = { ...byStaff(caller, request), at: now };
  const { enrolment_id, subject, kind, score } = found;
  const events: AuditEvent[] = [
    {
      ...by,
      action: event,
      object_type: 'score_amendment',
      object_id: amendment_id,
      from_state: found.status,
      to_state: status,
      reason: reason || null,
      detail: { enrolment_id, subject },
    },
  ];
  if (status === 'confirmed') {
    events.push({
      ...by,
      action: kind,
      object_type: 'score',
      object_id: `${enrolment_id}/${subject}`,
      from_state: found.score_status,
      to_state: await amendScore(tx, asked, found),
      reason: found.reason,
      detail: { score, amendment_id },
    });
  }
  const records: ClassRecords[] = [{ class_id, events }];
  // Only final scores are kept in other classes.
  if (status === 'confirmed' && found.score_status === 'final')
    records.push(...(await loseKept(tx, { class_id, enrolment_id, subject, by })));
  // In one order of the classes, so that two such decisions wait for each other instead of locking each other out.
  records.sort((one, other) => one.class_id - other.class_id);
  for (const each of records) await appendAudit(tx, each.class_id, each.events);
  return { status };
};

export const decideAmendment = handle('score/decideAmendment', (asked) =>
  asked.services.store.withTx((tx) => decide(tx, asked)),
);
