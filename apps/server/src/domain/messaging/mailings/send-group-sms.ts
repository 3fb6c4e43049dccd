import { type MailingStatus, mailingLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { reserveSegments } from '../credit/sms-day.js';
import { showMailing } from './list-mailings.js';
import { type MailingPlan, planMailing } from './plan-mailing.js';
import { refuseRepeated } from './refuse-repeated.js';

type Sending = Call<'user/sendGroupSms'>;

const mostDays = 30;

/** When it is to begin. @throws a Refusal of the field `send_at` */
const readMoment = (send_at: string | undefined, now: Date): Date | null => {
  if (send_at === undefined) return null;
  const moment = new Date(send_at);
  const days = (moment.getTime() - now.getTime()) / 86_400_000;
  if (days <= 0) throw refuseFields({ send_at: 'too_small' });
  if (days > mostDays) throw refuseFields({ send_at: 'too_big' });
  return moment;
};

/** Whether it goes out at once, later, or waits for a second person. */
const firstStatus = ({ roles }: StaffSession, few: boolean, later: boolean): MailingStatus => {
  const started = transition(mailingLifecycle, {
    state: mailingLifecycle.initial,
    event: later ? 'schedule' : 'start',
    actors: roles,
    given: few ? ['few'] : [],
  });
  return started.ok ? started.to : mailingLifecycle.initial;
};

/** The number of candidates that an order names, each once; undefined if it names nobody. */
const countChosen = (ids: Sending['input']['enrolment_ids']) => ids && new Set(ids).size;

const insertMailing = async (
  tx: Transaction<Database>,
  mailing_id: number,
  { class_id, audience, unit_id, enrolment_ids }: Sending['input'],
  { klass, template, recipients, excluded, segments }: MailingPlan,
  more: Pick<Services, 'programme' | 'groupSms'> & {
    status: MailingStatus;
    few: boolean;
    send_at: Date | null;
    by: number;
    at: Date;
  },
): Promise<void> => {
  await tx
    .insertInto('mailing')
    .values({
      class_id,
      mailing_id,
      unit_id: klass.unit_id,
      template_id: template.id,
      type: template.type,
      // A second person releases exactly this text, even if the configuration changes.
      title: JSON.stringify(template.title),
      text: JSON.stringify(template.text),
      class_values: JSON.stringify(klass.values),
      audience,
      only_unit_id: unit_id,
      chosen: countChosen(enrolment_ids),
      status: more.status,
      enrolment_ids: recipients.map(({ enrolment_id }) => enrolment_id),
      excluded,
      segments,
      segment_cents: more.groupSms.segment_cents,
      currency: more.programme.currency,
      few: more.few,
      send_at: more.send_at,
      taken_at: more.status === 'sending' ? more.at : null,
      asked_by: more.by,
      created_at: more.at,
      updated_at: more.at,
    })
    .execute();
};

/**
 * Sends a message to many, at once or at a moment, or holds it for a second person. The recipients are found here;
 * the client sends the number that it saw.
 */
export const sendGroupSms = handle('user/sendGroupSms', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id } = input;
    // Two messages of one person at once are counted one after the other.
    await sql`select from account where user_id = ${caller.user_id} for no key update`.execute(tx);
    const plan = await planMailing(tx, { caller, services, order: input });
    const { recipients, excluded, segments, klass } = plan;
    if (recipients.length !== input.recipients) throw new Refusal('state_changed');
    const few = !plan.needs_release;
    const at = services.now();
    const send_at = readMoment(input.send_at, at);
    if (!input.again) await refuseRepeated(tx, class_id, plan, { at, begins: send_at ?? at });
    const status = firstStatus(caller, few, send_at !== null);
    const mailing_id = newId();
    const { unit_id } = klass;
    const { segment_cents } = services.groupSms;
    if (status === 'sending') {
      await reserveSegments(tx, services, { class_id, mailing_id, unit_id, segments, segment_cents });
    }
    await insertMailing(tx, mailing_id, input, plan, {
      ...services,
      status,
      few,
      send_at,
      by: caller.user_id,
      at,
    });
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at,
        action: 'send_group_sms',
        object_type: 'mailing',
        object_id: mailing_id,
        to_state: status,
        detail: {
          template_id: input.template_id,
          audience: input.audience,
          unit_id: input.unit_id,
          chosen: countChosen(input.enrolment_ids),
          recipients: recipients.length,
          excluded,
          segments,
          ...(input.again && { again: true }),
          ...(send_at && { send_at: send_at.toISOString() }),
        },
      },
    ]);
    const viewer = { caller, language: request.language, sender: services.groupSms };
    return showMailing(tx, viewer, { class_id, mailing_id });
  }),
);
