import { type MailingEvent, mailingLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { askerOf } from '../../foundation/access/asker-of.js';
import { reserveSegments } from '../credit/sms-day.js';
import { lockMailing } from './lock-mailing.js';

type Parts = Pick<Services, 'store' | 'programme' | 'groupSms' | 'now'>;

interface Due {
  readonly class_id: number;
  readonly mailing_id: number;
  /** The person who released it, else its requester: they are responsible for its messages now. */
  readonly asked_by: number;
}

const atOnce = 20;

/** Failures at the moment of a mailing that are final; any other failure is retried. */
const faults = ['sms_quota', 'sms_balance'] as const;
type Fault = (typeof faults)[number] | 'no_right';

const faultOf = (error: unknown): Fault | undefined =>
  error instanceof Refusal ? faults.find((each) => each === error.refusal) : undefined;

/** Moves a mailing by the clock, if it still waits for its moment. */
const move = async (
  tx: Transaction<Database>,
  services: Parts,
  due: Due,
  event: Extract<MailingEvent, 'begin' | 'fall_through'>,
  fault: Fault | null = null,
): Promise<boolean> => {
  const { class_id, mailing_id } = due;
  const found = await lockMailing(tx, due);
  const outcome = transition(mailingLifecycle, { state: found.status, event, actors: ['clock'] });
  // A person took it back meanwhile, or another server was faster.
  if (!outcome.ok) return false;
  if (event === 'begin') await reserveSegments(tx, services, { ...due, ...found });
  const at = services.now();
  const taken_at = event === 'begin' ? at : null;
  await tx
    .updateTable('mailing')
    .set({ status: outcome.to, taken_at, fault, updated_at: at })
    .where('class_id', '=', class_id)
    .where('mailing_id', '=', mailing_id)
    .execute();
  const states = { from_state: found.status, to_state: outcome.to };
  const what = { action: `${event}_mailing`, object_type: 'mailing', object_id: mailing_id };
  await appendAudit(tx, class_id, [
    { at, actor_role: 'clock', ...what, ...states, ...(fault && { detail: { fault } }) },
  ]);
  return true;
};

const begin = async (services: Parts, due: Due): Promise<boolean> => {
  const { store, now } = services;
  const fallThrough = (fault: Fault) => store.withTx((tx) => move(tx, services, due, 'fall_through', fault));
  if (!(await askerOf(store.db, due, 'sms/decideMailing', now()))) return fallThrough('no_right');
  try {
    return await store.withTx((tx) => move(tx, services, due, 'begin'));
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    return fallThrough(fault);
  }
};

/**
 * Begins the mailings whose moment has come. One without sufficient quota or balance is refused with that reason;
 * so is one whose responsible person may no longer send.
 * @returns the number that moved
 */
export const beginScheduled = async (services: Parts): Promise<number> => {
  const { rows } = await sql<Due>`
    select class_id, mailing_id, coalesce(decided_by, asked_by) as asked_by from mailing where status = 'scheduled' and send_at <= ${services.now()}::timestamptz
    order by send_at limit ${atOnce}`.execute(services.store.db);
  let moved = 0;
  for (const due of rows) moved += (await begin(services, due)) ? 1 : 0;
  return moved;
};
