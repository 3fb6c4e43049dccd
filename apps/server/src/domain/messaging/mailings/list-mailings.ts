import type { Mailing } from '@skillcert/api-client/contract';
import {
  type Localised,
  type MailingEvent,
  mailingDecisions,
  mailingLifecycle,
  transition,
} from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { titleIn } from '../../../platform/http/title-in.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import type { Hand } from '../../foundation/access/one-hand/read-hand.js';
import type { Sender } from '../render-message.js';
import { type ClassValues, shownText } from './group-text.js';

type Counts = Mailing['progress'] & { readonly queued: number };

interface MailingRow
  extends Omit<Mailing, 'title' | 'text' | 'cost_cents' | 'progress' | 'events'>,
    Omit<Counts, 'waiting'> {
  readonly title: Localised;
  readonly text: Localised;
  readonly class_values: ClassValues;
  readonly segment_cents: number;
  readonly asker_id: number;
  readonly position: number;
}

interface Page {
  readonly where: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

const counted = (...states: readonly string[]) =>
  sql`(count(*) filter (where s.status = any(${states}::text[])))::int4`;

/** Waiting and open ones first, then the newest. */
const order = sql`m.status in ('held', 'scheduled', 'sending') desc, m.created_at desc, m.mailing_id`;

const readRows = async (db: Kysely<Database>, { where, limit, offset }: Page): Promise<MailingRow[]> => {
  const { rows } = await sql<MailingRow>`
    select m.class_id, m.mailing_id, m.template_id, m.type, m.title, m.text, m.class_values, m.audience, m.chosen, m.status,
      case when u.unit_id is not null then json_build_object('unit_id', u.unit_id, 'com_name', u.com_name) end as unit,
      cardinality(m.enrolment_ids) as recipients, m.position, m.excluded, m.segments, m.segment_cents, m.currency,
      m.reason, m.fault, ${utcMoment('m.send_at')} as send_at, m.asked_by as asker_id, a.name as asked_by, d.name as decided_by,
      ${utcMoment('m.created_at')} as created_at, ${utcMoment('m.decided_at')} as decided_at, p.*
    from (
        select * from mailing m where ${where} order by ${order} limit ${limit} offset ${offset}
      ) m join account a on a.user_id = m.asked_by left join account d on d.user_id = m.decided_by
        left join unit u on u.unit_id = m.only_unit_id,
      lateral (
        select ${counted('queued', 'deferred', 'sending')} as queued, ${counted('sent')} as sent, ${counted('delivered')} as delivered,
          ${counted('failed')} as failed, ${counted('undelivered')} as undelivered, ${counted('unknown')} as unknown,
          ${counted('dropped')} as dropped,
          m.position - count(*)::int4 as skipped
        from sms s where s.class_id = m.class_id and s.mailing_id = m.mailing_id
      ) p
    order by ${order}`.execute(db);
  return rows;
};

type Caller = Pick<StaffSession, 'user_id' | 'roles'>;

/**
 * The lifecycle's answer to an event of the caller. A decision gives `hand`, the accounts of the caller's own; a list
 * leaves it out, and then only the requester is checked.
 */
export const evaluateMailing = (
  { user_id, roles }: Caller,
  { status, asker_id }: Pick<MailingRow, 'status' | 'asker_id'>,
  event: MailingEvent,
  reason: string,
  hand?: Hand,
) => {
  const isAsker = user_id === asker_id;
  const given = [
    ...(isAsker ? ['asker'] : []),
    ...(isAsker || hand?.holds(asker_id) ? [] : ['another_person']),
    ...(reason ? ['reason'] : []),
  ];
  return transition(mailingLifecycle, { state: status, event, actors: roles, given });
};

/** The viewer of mailings, their language, and the sender of the texts. */
interface Viewer {
  readonly caller: Caller;
  readonly language: string;
  readonly sender: Sender;
}

const show = ({ caller, language, sender }: Viewer, row: MailingRow): Mailing => {
  const { asker_id: _asker, position, queued, class_values, title, text, segment_cents, ...shown } = row;
  const { sent, delivered, failed, undelivered, unknown, dropped, skipped, ...rest } = shown;
  const isOff = row.status === 'refused' || row.status === 'withdrawn';
  const waiting = isOff ? 0 : row.recipients - position + queued;
  return {
    ...rest,
    title: titleIn(language, title),
    text: shownText(language, text, { values: class_values, sender }),
    cost_cents: row.segments * segment_cents,
    progress: { waiting, sent, delivered, failed, undelivered, unknown, dropped, skipped },
    events: mailingDecisions.filter(
      (event) => (event !== 'resend' || failed > 0) && evaluateMailing(caller, row, event, 'given').ok,
    ),
  };
};

/** The mailings that meet a condition over `mailing m`, as the caller sees them: the open ones, then the newest. */
export const listMailings = async (
  db: Kysely<Database>,
  { where, limit, offset, ...viewer }: Page & Viewer,
): Promise<Mailing[]> => (await readRows(db, { where, limit, offset })).map((row) => show(viewer, row));

/** One of a class, as the caller sees it. */
export const showMailing = async (
  db: Kysely<Database>,
  viewer: Viewer,
  { class_id, mailing_id }: { class_id: number; mailing_id: number },
): Promise<Mailing> => {
  const where = sql`m.class_id = ${class_id} and m.mailing_id = ${mailing_id}`;
  const [found] = await listMailings(db, { ...viewer, where, limit: 1, offset: 0 });
  if (!found) throw new Error(`The mailing ${mailing_id} was written and is not there.`);
  return found;
};
