import { erasureLifecycle, obstructsErasure, transition } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { shownRequest } from './erasure-request.js';
import { readFates } from './read-fates.js';

type Asked = Call<'candidate/changeErasure'>;

const findOpen = (tx: Transaction<Database>, phone: Buffer) =>
  tx
    .selectFrom('erasure_request')
    .selectAll()
    .where('open_phone_index', '=', phone)
    .forUpdate()
    .executeTakeFirst();

const record = (
  tx: Transaction<Database>,
  { request, services, input }: Asked,
  erasure_id: number,
  to: string,
) =>
  appendAudit(tx, 0, [
    {
      ...byCandidate(request),
      at: services.now(),
      action: input.event,
      object_type: 'erasure',
      object_id: erasure_id,
      to_state: to,
    },
  ]);

/** Requests an erasure. A repeated request returns the open one; an enrolment under way obstructs it. */
const ask = async (tx: Transaction<Database>, asked: Asked) => {
  const { input, caller, services } = asked;
  const { phone_index, phone_masked } = caller;
  const fates = await readFates(tx, [phone_index]);
  if (fates.some(({ fate }) => obstructsErasure(fate))) throw refuseTransition({ why: 'erasure_obstructed' });
  const requested_at = services.now();
  const made = await tx
    .insertInto('erasure_request')
    .values({
      erasure_id: newId(),
      phone_index,
      open_phone_index: phone_index,
      phone_masked,
      reason: input.reason ?? '',
      requested_at,
    })
    .onConflict((conflict) => conflict.column('open_phone_index').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) return findOpen(tx, phone_index);
  await record(tx, asked, made.erasure_id, made.status);
  return made;
};

const withdraw = async (tx: Transaction<Database>, asked: Asked) => {
  const found = await findOpen(tx, asked.caller.phone_index);
  if (!found) throw new Refusal('not_found');
  const outcome = transition(erasureLifecycle, {
    state: found.status,
    event: 'withdraw',
    actors: ['candidate'],
  });
  if (!outcome.ok) throw refuseTransition({ thing: 'erasure', state: found.status }, outcome);
  const changed = await tx
    .updateTable('erasure_request')
    .set({ status: outcome.to, open_phone_index: null, reason: '', decided_at: asked.services.now() })
    .where('erasure_id', '=', found.erasure_id)
    .returningAll()
    .executeTakeFirst();
  await record(tx, asked, found.erasure_id, outcome.to);
  return changed;
};

export const changeErasure = handle('candidate/changeErasure', (asked) =>
  asked.services.store.withTx(async (tx) => {
    const changed = await (asked.input.event === 'request' ? ask : withdraw)(tx, asked);
    if (!changed) throw new Refusal('state_changed');
    return shownRequest(changed);
  }),
);
