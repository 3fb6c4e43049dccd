import {
  type Localised,
  maskPhone,
  type SmsAudience,
  type SmsStatus,
  type SmsType,
  smsSegments,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { notifyJob } from '../../../platform/changes/notify-change.js';
import type { Services } from '../../../platform/services.js';
import type { Database, NewRow } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { heldCents } from '../../foundation/standing/held-cents.js';
import { giveSegmentsBack } from '../credit/sms-day.js';
import { lockPhones } from '../lock-phones.js';
import { quietTypes } from '../out/quiet-types.js';
import { signed } from '../render-message.js';
import { sealMessage } from '../seal-message.js';
import { audienceScope } from './audience-scope.js';
import { type Addressed, type ClassValues, groupValues, groupWords } from './group-text.js';
import { type LeftOut, leftOut } from './left-out.js';

const chunk = 100;

interface OpenMailing {
  readonly class_id: number;
  readonly mailing_id: number;
  readonly unit_id: number;
  readonly type: Exclude<SmsType, 'code'>;
  readonly audience: SmsAudience;
  readonly text: Localised;
  readonly class_values: ClassValues;
  readonly segments: number;
  readonly segment_cents: number;
  readonly position: number;
  readonly recipients: number;
  readonly taken_at: Date;
}

interface Due extends Addressed {
  readonly enrolment_id: number;
  readonly phone_enc: Buffer;
  readonly phone_index: Buffer;
  readonly left_out: LeftOut | null;
}

/** Another server that works at a mailing holds its row, so that this one goes past it. */
const lockNext = async (tx: Transaction<Database>): Promise<OpenMailing | undefined> => {
  const { rows } = await sql<OpenMailing>`
    select class_id, mailing_id, unit_id, type, audience, text, class_values, segments, segment_cents, position,
      cardinality(enrolment_ids) as recipients, taken_at
    from mailing where status = 'sending' and position < cardinality(enrolment_ids)
    order by created_at, mailing_id limit 1 for update skip locked`.execute(tx);
  return rows[0];
};

/** The next recipients, without those who have withdrawn, paid or moved on since the message was asked for. */
const findDue = async (tx: Transaction<Database>, services: Services, mailing: OpenMailing) => {
  const { class_id, mailing_id, audience, type } = mailing;
  const left_out = leftOut(services, { type, begins: services.now(), phone: sql`e.phone_index` });
  const { rows } = await sql<Due>`
    select e.enrolment_id, e.name, e.enrol_no, e.language, e.fee_cents - ${heldCents} as fee_cents, e.phone_enc, e.phone_index, ${left_out} as left_out
    from mailing m, unnest(m.enrolment_ids[m.position + 1 : m.position + ${chunk}]) with ordinality as r (id, place)
      join enrolment e on e.class_id = ${class_id} and e.enrolment_id = r.id
    where m.class_id = ${class_id} and m.mailing_id = ${mailing_id} and ${audienceScope(audience)}
    order by r.place`.execute(tx);
  return rows;
};

const firstStatus = (services: Services, { type }: OpenMailing, { left_out }: Due): SmsStatus => {
  if (left_out) return 'dropped';
  return quietTypes(services).includes(type) ? 'deferred' : 'queued';
};

const toRow = (services: Services, mailing: OpenMailing, due: Due): NewRow<'sms'> => {
  const { keyring, programme, groupSms, now } = services;
  const { class_id, mailing_id, text, type, class_values: values } = mailing;
  const { enrolment_id, language, phone_index, left_out } = due;
  const about = { values, currency: programme.currency };
  const words = groupWords(text, due, about);
  // The words are for display; a gateway fills a template of its own with the values.
  const params = { ...groupValues(due, about), text: words };
  const phone = keyring.open('phone', due.phone_enc);
  return {
    sms_id: newId(now().getTime()),
    class_id,
    mailing_id,
    enrolment_id,
    template: 'group',
    type,
    status: firstStatus(services, mailing, due),
    fault: left_out,
    params: JSON.stringify(sealMessage(keyring, { language, params })),
    phone_enc: keyring.seal('phone', phone),
    phone_index,
    phone_masked: maskPhone(phone),
    segments: smsSegments(signed(language, words, groupSms)),
    // A returned message goes to the day on which it was taken (`giveFailedBack`).
    created_at: mailing.taken_at,
  };
};

/**
 * Once the last message is queued, the reservation for skipped candidates is returned. The cost of messages that
 * failed meanwhile has been returned already, and longer texts were not announced, so they cost no more.
 */
const returnReservation = async (tx: Transaction<Database>, services: Services, mailing: OpenMailing) => {
  const { class_id, mailing_id } = mailing;
  const { rows } = await sql<{ segments: number }>`
    update mailing set segments = least(segments, (
      select coalesce(sum(s.segments), 0) from sms s
      where s.class_id = ${class_id} and s.mailing_id = ${mailing_id} and s.status not in ('failed', 'dropped')))
    where class_id = ${class_id} and mailing_id = ${mailing_id} returning segments`.execute(tx);
  const segments = mailing.segments - (rows[0]?.segments ?? 0);
  if (segments !== 0) await giveSegmentsBack(tx, services, { ...mailing, segments });
};

/**
 * Queues the next messages of a mailing: they and the progress commit together, so that nobody is queued twice and
 * nobody is forgotten, on any server.
 * @returns whether there was anything to do
 */
export const queueChunk = (services: Services): Promise<boolean> =>
  services.store.withTx(async (tx) => {
    await lockPhones(tx);
    const mailing = await lockNext(tx);
    if (!mailing) return false;
    const { class_id, mailing_id, recipients } = mailing;
    const rows = (await findDue(tx, services, mailing)).map((due) => toRow(services, mailing, due));
    if (rows.length > 0) await tx.insertInto('sms').values(rows).execute();
    const position = Math.min(recipients, mailing.position + chunk);
    await tx
      .updateTable('mailing')
      .set({ position, updated_at: services.now() })
      .where('class_id', '=', class_id)
      .where('mailing_id', '=', mailing_id)
      .execute();
    if (position === recipients) await returnReservation(tx, services, mailing);
    await notifyJob(tx, class_id);
    return true;
  });
