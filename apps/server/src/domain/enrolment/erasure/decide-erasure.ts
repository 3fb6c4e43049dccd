import { erasureLifecycle, obstructsErasure, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database, Row, RowChange } from '../../../platform/store/database.js';
import { type Hand, readHand } from '../../foundation/access/one-hand/read-hand.js';
import { eraseRecords } from './erase-records.js';
import { shownRequest } from './erasure-request.js';
import { readFates } from './read-fates.js';

type Asked = Call<'candidate/decideErasure'>;
type Fates = Awaited<ReturnType<typeof readFates>>;

const outcomeOf = (
  { input, caller }: Asked,
  { status, first_by }: Row<'erasure_request'>,
  fates: Fates,
  hand: Hand,
) => {
  const given = [
    ...(fates.some(({ fate }) => obstructsErasure(fate)) ? [] : ['unobstructed']),
    ...(hand.holds(first_by) ? [] : ['another_person']),
    ...(input.reason ? ['reason'] : []),
  ];
  const { event } = input;
  const outcome = transition(erasureLifecycle, { state: status, event, actors: caller.roles, given });
  if (outcome.ok) return outcome.to;
  if (outcome.missing.includes('reason')) throw refuseFields({ reason: 'reason_required' });
  throw outcome.missing.includes('another_person')
    ? hand.refusal(first_by)
    : refuseTransition({ thing: 'erasure', state: status }, outcome);
};

const changeOf = ({ input, caller, services }: Asked, fates: Fates): RowChange<'erasure_request'> => {
  const decided = {
    open_phone_index: null,
    reason: '',
    decided_by: caller.user_id,
    decided_at: services.now(),
  };
  switch (input.event) {
    case 'approve':
      return { first_by: caller.user_id };
    case 'reject':
      return { ...decided, decision_reason: input.reason ?? '' };
    case 'erase':
      return {
        ...decided,
        phone_index: null,
        phone_masked: '',
        erased: JSON.stringify(
          fates.map(({ class_id, enrolment_id, fate }) => ({ class_id, enrolment_id, fate })),
        ),
      };
  }
};

const decide = async (tx: Transaction<Database>, asked: Asked) => {
  const { input, caller, services, request } = asked;
  const { erasure_id, event } = input;
  const found = await tx
    .selectFrom('erasure_request')
    .selectAll()
    .where('erasure_id', '=', erasure_id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const phone = found.phone_index;
  const fates = phone ? await readFates(tx, [phone], sql`for update of e`) : [];
  const status = outcomeOf(asked, found, fates, await readHand(tx, caller, services.now()));
  if (status === 'erased' && phone)
    await eraseRecords(tx, services, { phone, masked: found.phone_masked, fates });
  const changed = await tx
    .updateTable('erasure_request')
    .set({ ...changeOf(asked, fates), status })
    .where('erasure_id', '=', erasure_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const by = { ...byStaff(caller, request), at: services.now(), action: event };
  // The chains are locked in the order of their classes, so that two erasures never wait for each other.
  const step = { from_state: found.status, to_state: status, reason: input.reason ?? null };
  await appendAudit(tx, 0, [{ ...by, ...step, object_type: 'erasure', object_id: erasure_id }]);
  for (const class_id of event === 'erase' ? new Set(fates.map((fate) => fate.class_id)) : []) {
    const erased = fates.filter((fate) => fate.class_id === class_id);
    await appendAudit(
      tx,
      class_id,
      erased.map(({ enrolment_id, fate }) => ({
        ...by,
        object_type: 'enrolment',
        object_id: enrolment_id,
        detail: { fate },
      })),
    );
  }
  return shownRequest(changed);
};

export const decideErasure = handle('candidate/decideErasure', (asked) =>
  asked.services.store.withTx((tx) => decide(tx, asked)),
);
