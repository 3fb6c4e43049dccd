import { maskPhone, smsSegments } from '@skillcert/core';
import type { Kysely } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import { handle } from '../../platform/http/calls/handle.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import { takeFrom } from '../../platform/http/guards/take-from.js';
import type { Services } from '../../platform/services.js';
import type { Database } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import { reserveSegments } from './credit/sms-day.js';
import { groupValues, groupWords } from './mailings/group-text.js';
import { findOffered } from './mailings/offered-templates.js';
import { readMailingClass } from './mailings/read-mailing-class.js';
import { signed } from './render-message.js';
import { sealMessage } from './seal-message.js';

/** Tries that one account may send itself a day. */
const samples = { name: 'sms-sample', hits: 5, seconds: 86_400 };

/** The placeholder for a candidate's number. */
const sampleNo = '000000';

/** @throws a Refusal of the field `phone` where the account has none */
const readOwnPhone = async (
  db: Kysely<Database>,
  { keyring }: Pick<Services, 'keyring'>,
  user_id: number,
): Promise<string> => {
  const found = await db
    .selectFrom('account')
    .select('phone_enc')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!found?.phone_enc) throw refuseFields({ phone: 'required' });
  return keyring.open('phone', found.phone_enc);
};

/** Sends a message of a class to the caller, as one more of the product's own notices. */
export const sendSample = handle('sms/sendSample', async ({ input, caller, services, request }) => {
  const { class_id, template_id } = input;
  const { store, keyring, programme, groupSms, now } = services;
  const klass = await readMailingClass(store.db, services, class_id);
  const template = findOffered(services, template_id, klass);
  const phone = await readOwnPhone(store.db, services, caller.user_id);
  await takeFrom(services, samples, String(caller.user_id));
  const { language } = request;
  const { unit_id, fee_cents, values } = klass;
  const addressed = { name: caller.name, enrol_no: sampleNo, language, fee_cents };
  const about = { values, currency: programme.currency };
  const words = groupWords(template.text, addressed, about);
  const text = signed(language, words, groupSms);
  const segments = smsSegments(text);
  const params = { ...groupValues(addressed, about), text: words, template_id };
  const phone_masked = maskPhone(phone);
  return store.withTx(async (tx) => {
    const at = now();
    const sms_id = newId(at.getTime());
    // The ledger records the message like one to many.
    const { segment_cents } = groupSms;
    await reserveSegments(tx, services, { class_id, mailing_id: sms_id, unit_id, segments, segment_cents });
    await tx
      .insertInto('sms')
      .values({
        sms_id,
        class_id,
        template: 'group',
        params: JSON.stringify(sealMessage(keyring, { language, params })),
        phone_enc: keyring.seal('phone', phone),
        phone_index: keyring.blindIndex('phone', phone),
        phone_masked,
        segments,
        created_at: at,
      })
      .execute();
    const what = { action: 'send_sms_sample', object_type: 'sms', object_id: sms_id };
    const event = { ...byStaff(caller, request), at, ...what, detail: { template_id, segments } };
    await appendAudit(tx, class_id, [event]);
    return { phone_masked, text, segments };
  });
});
