import { type MailingStatus, mailingLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import type { StaffSession } from '../../http/calls/caller.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Services } from '../../services.js';
import type { Database } from '../../store/database.js';
import { newId } from '../../store/new-id.js';
import { reserveSegments } from '../credit/sms-day.js';
import { showMailing } from './list-mailings.js';
import { type MailingPlan, planMailing } from './plan-mailing.js';

type Sending = Call<'user/sendGroupSms'>;

/** Whether it goes out at once or waits for a second person. */
const firstStatus = ({ roles }: StaffSession, few: boolean): MailingStatus => {
  const started = transition(mailingLifecycle, {
    state: mailingLifecycle.initial,
    event: 'start',
    actors: roles,
    given: few ? ['few'] : [],
  });
  return started.ok ? started.to : mailingLifecycle.initial;
};

const insertMailing = async (
  tx: Transaction<Database>,
  mailing_id: number,
  { class_id, audience }: Sending['input'],
  { klass, template, recipients, excluded, segments }: MailingPlan,
  more: Pick<Services, 'programme' | 'groupSms'> & {
    status: MailingStatus;
    few: boolean;
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
      // What a second person releases is what is sent, whatever the configuration says by then.
      title: JSON.stringify(template.title),
      text: JSON.stringify(template.text),
      class_values: JSON.stringify(klass.values),
      audience,
      status: more.status,
      enrolment_ids: recipients.map(({ enrolment_id }) => enrolment_id),
      excluded,
      segments,
      segment_cents: more.groupSms.segment_cents,
      currency: more.programme.currency,
      few: more.few,
      taken_at: more.status === 'sending' ? more.at : null,
      asked_by: more.by,
      created_at: more.at,
      updated_at: more.at,
    })
    .execute();
};

/** Sends a message to many, or holds it for a second person. The recipients are found here; the client says how many it saw. */
export const sendGroupSms = handle('user/sendGroupSms', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id } = input;
    // Two messages of one person at once are counted one after the other.
    await sql`select from account where user_id = ${caller.user_id} for no key update`.execute(tx);
    const plan = await planMailing(tx, { caller, services, order: input });
    const { recipients, excluded, segments, klass } = plan;
    if (recipients.length !== input.recipients) throw new Refusal('state_changed');
    const few = !plan.needs_release;
    const status = firstStatus(caller, few);
    const mailing_id = newId();
    const { unit_id } = klass;
    const { segment_cents } = services.groupSms;
    if (status === 'sending') {
      await reserveSegments(tx, services, { class_id, mailing_id, unit_id, segments, segment_cents });
    }
    const at = services.now();
    await insertMailing(tx, mailing_id, input, plan, {
      ...services,
      status,
      few,
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
          recipients: recipients.length,
          excluded,
          segments,
        },
      },
    ]);
    return showMailing(tx, { caller, language: request.language, sender: services.groupSms }, { class_id, mailing_id });
  }),
);
