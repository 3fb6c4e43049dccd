import type { InputOf } from '@skillcert/api-client/contract';
import type { ReviewStatus } from '@skillcert/core';
import { maskPhone } from '@skillcert/core';
import { sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { ProviderFailure, ProviderUnreached } from '../../../platform/outbound/provider-failure.js';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';
import { callHandler } from '../../class/testing/call-handler.js';
import type { HandedSms, SmsGateway } from '../gateway/sms-gateway.js';
import { decideMailing } from '../mailings/decide-mailing.js';
import { fetchMailings } from '../mailings/fetch-mailings.js';
import { previewGroupSms } from '../mailings/preview-group-sms.js';
import { resendFailed } from '../mailings/resend-failed.js';
import { sendGroupSms } from '../mailings/send-group-sms.js';
import { fetchMessages } from '../messages/fetch-messages.js';

type Order = Partial<InputOf<'sms/previewGroupSms'>>;

/** The phone of the nth seat. */
export const seatPhone = (n: number): string => `139${String(n).padStart(8, '0')}`;

/** A test gateway's answer about a message; `lost` is no answer at all, `unreached` no connection. */
type SpyAnswer = HandedSms['state'] | 'lost' | 'unreached';

const handed = (answer: SpyAnswer, out_no: string): HandedSms => {
  if (answer === 'unreached') throw new ProviderUnreached('No connection to the test.');
  if (answer === 'lost') throw new ProviderFailure('No answer from the test.');
  return answer === 'accepted' || answer === 'delivered'
    ? { state: answer, provider_no: `P-${out_no}` }
    : { state: answer, fault: `test.${answer}` };
};

/** A gateway that records its messages; `answer` decides by phone and attempt. */
export const spyGateway = (answer: (phone: string, attempt: number) => SpyAnswer = () => 'delivered') => {
  const given: { readonly phone: string; readonly text: string; readonly template: string }[] = [];
  const gateway: SmsGateway = {
    name: 'local',
    says: () => true,
    send: async ({ phone, text, template, attempt, out_no }) => {
      given.push({ phone, text, template });
      return handed(answer(phone, attempt), out_no);
    },
  };
  return { gateway, given, phones: () => given.map(({ phone }) => phone) };
};

/** The calls around messages to many, as tests make them in one class. */
export const smsDesk = (services: Services, class_id: number) => {
  const order = (changes: Order = {}) => ({
    class_id,
    template_id: 'news',
    audience: 'everyone' as const,
    ...changes,
  });
  const preview = (caller: StaffSession, changes: Order = {}) =>
    callHandler(previewGroupSms, { services, caller, input: order(changes) });
  return {
    preview,
    /** Seats people `from` to `from + count - 1` as they are given; one statement for all. */
    seat: async (
      from: number,
      count: number,
      row: { status?: ReviewStatus; language?: string; fee_cents?: number; unit_id?: number } = {},
    ) => {
      const { status = 'approved', language = 'zh', fee_cents = 0, unit_id = null } = row;
      const rows = Array.from({ length: count }, (_, index) => {
        const phone = seatPhone(from + index);
        return {
          class_id,
          enrolment_id: newId(),
          enrol_no: `N-${String(from + index).padStart(6, '0')}`,
          name: `李晓${from + index}`,
          name_grams: ['李', '晓'],
          id_type: 'cn',
          id_card_enc: Buffer.from('sealed'),
          id_index: Buffer.from(`person ${class_id} ${from + index}`),
          id_masked: '1101**********002X',
          live_id_index: Buffer.from(`person ${class_id} ${from + index}`),
          phone_enc: services.keyring.seal('phone', phone),
          phone_index: services.keyring.blindIndex('phone', phone),
          phone_masked: maskPhone(phone),
          live_phone_index: services.keyring.blindIndex('phone', phone),
          enroll_type: 'individual' as const,
          study_type: 'none' as const,
          place: 'taken' as const,
          consent_at: services.now(),
          idem_key: `seat-${from + index}`,
          status,
          language: language as 'zh',
          fee_cents,
          unit_id,
        };
      });
      await services.store.db.insertInto('enrolment').values(rows).execute();
      return rows.map(({ enrolment_id }) => enrolment_id);
    },
    /** Sends to all recipients, even right after an equal message. */
    send: async (caller: StaffSession, changes: Order = {}) => {
      const { recipients } = await preview(caller, changes);
      const input = { ...order(changes), recipients, again: true as const };
      return callHandler(sendGroupSms, { services, caller, input });
    },
    /** Sends to the given number, unless the same message went out a moment ago. */
    sendTo: (caller: StaffSession, recipients: number, changes: Order = {}) =>
      callHandler(sendGroupSms, { services, caller, input: { ...order(changes), recipients } }),
    decide: (
      caller: StaffSession,
      mailing_id: number,
      event: InputOf<'sms/decideMailing'>['event'],
      reason?: string,
    ) => callHandler(decideMailing, { services, caller, input: { class_id, mailing_id, event, reason } }),
    resend: (caller: StaffSession, mailing_id: number, sms_id?: number) =>
      callHandler(resendFailed, { services, caller, input: { class_id, mailing_id, sms_id } }),
    mailings: (caller: StaffSession) => callHandler(fetchMailings, { services, caller, input: { class_id } }),
    messages: (caller: StaffSession, filters: Partial<InputOf<'sms/fetchMessages'>> = {}) =>
      callHandler(fetchMessages, { services, caller, input: { class_id, limit: 100, ...filters } }),
    usedToday: async (unit_id = 0) => {
      const { rows } = await sql<{ used: number }>`
        select coalesce(sum(segments), 0)::int4 as used from sms_day where unit_id = ${unit_id}`.execute(
        services.store.db,
      );
      return rows[0]?.used ?? 0;
    },
  };
};
