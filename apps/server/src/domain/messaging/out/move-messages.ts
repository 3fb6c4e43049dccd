import { type SmsEvent, type SmsStatus, smsLifecycle } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { notifyJob } from '../../../platform/changes/notify-change.js';
import { arrayText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';

/** A report about a message, by our number for its newest try. */
export interface SaidOf {
  readonly out_no: string;
  readonly provider_no: string | null;
  readonly fault: string | null;
}

/** The cost of a message of ours that has moved. */
export interface Moved {
  readonly class_id: number;
  readonly mailing_id: number | null;
  readonly segments: number;
  /** Of one to many: when that was taken. */
  readonly created_at: Date;
}

/** The event of a gateway, or of our job, on a message that has left. */
export const outEvents = [
  'accept',
  'deliver',
  'bounce',
  'reject',
  'put_back',
  'lose',
] as const satisfies readonly SmsEvent[];
export type OutEvent = (typeof outEvents)[number];

/** The delay before a gateway is asked about a message without a report. */
const firstAskMinutes = 5;

/** The columns written beside the state. */
const written: Record<OutEvent, (at: Date) => RawBuilder<unknown>> = {
  accept: (at) => sql`sent_at = ${at}::timestamptz, asked = 0,
    ask_at = ${at}::timestamptz + make_interval(mins => ${firstAskMinutes})`,
  deliver: (at) =>
    sql`sent_at = coalesce(sms.sent_at, ${at}::timestamptz), receipt_at = ${at}::timestamptz, ask_at = null`,
  bounce: (at) =>
    sql`sent_at = coalesce(sms.sent_at, ${at}::timestamptz), receipt_at = ${at}::timestamptz, ask_at = null`,
  reject: () => sql`ask_at = null`,
  lose: (at) => sql`asked = 0, ask_at = ${at}::timestamptz`,
  put_back: () => sql`attempts = sms.attempts - 1, out_no = null, handed_at = null, provider = null`,
};

/** From which states an event leads where, by the table of core. */
const rowsOf = (event: OutEvent): { readonly from: readonly SmsStatus[]; readonly to: SmsStatus } => {
  const rows = smsLifecycle.transitions.filter((row) => row.event === event);
  const [first] = rows;
  if (!first) throw new RangeError(`No message can ${event}.`);
  return { from: rows.map(({ from }) => from), to: first.to };
};

/**
 * Moves messages by their reports. A repeated report, or one for a state without such an event, changes nothing.
 * @returns those that moved
 */
export const moveMessages = async (
  tx: Transaction<Database>,
  event: OutEvent,
  said: readonly SaidOf[],
  at: Date,
): Promise<readonly Moved[]> => {
  if (said.length === 0) return [];
  const { from, to } = rowsOf(event);
  const numbers = arrayText(said.map(({ out_no }) => out_no));
  // Two notices about the same messages take their locks in one order.
  await sql`select from sms where out_no = any(${numbers}::text[]) order by sms_id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<Moved>`
    update sms set status = ${to}, fault = r.fault, provider_no = coalesce(r.provider_no, sms.provider_no), ${written[event](at)}
    from unnest(${numbers}::text[], ${arrayText(said.map(({ provider_no }) => provider_no))}::text[],
      ${arrayText(said.map(({ fault }) => fault))}::text[]) as r (out_no, provider_no, fault)
    where sms.out_no = r.out_no and sms.status = any(${[...from]}::text[])
    returning sms.class_id, sms.mailing_id, sms.segments, sms.created_at`.execute(tx);
  const classes = new Set(rows.map(({ class_id }) => class_id));
  for (const class_id of [...classes].sort((a, b) => a - b)) await notifyJob(tx, class_id);
  return rows;
};
