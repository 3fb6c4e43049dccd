import { limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { MailingPlan } from './plan-mailing.js';

/**
 * Refuses a message whose text the same people of the class get at nearly the same moment: two concurrent sends
 * wait for each other here.
 * @throws a Refusal sent_before, with the time since the request
 */
export const refuseRepeated = async (
  tx: Transaction<Database>,
  class_id: number,
  { template, recipients }: Pick<MailingPlan, 'template' | 'recipients'>,
  { at, begins }: { readonly at: Date; readonly begins: Date },
): Promise<void> => {
  await sql`select from class where class_id = ${class_id} for no key update`.execute(tx);
  const people = recipients.map(({ enrolment_id }) => enrolment_id);
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from mailing
    where class_id = ${class_id} and template_id = ${template.id} and status not in ('refused', 'withdrawn')
      and text = ${JSON.stringify(template.text)}::jsonb and enrolment_ids = ${people}::bigint[]
      and abs(extract(epoch from coalesce(send_at, created_at) - ${begins}::timestamptz)) < ${limits.repeated_sms_seconds}
    order by created_at desc limit 1`.execute(tx);
  const [last] = rows;
  if (!last) return;
  const seconds = Math.max(0, Math.round((at.getTime() - last.created_at.getTime()) / 1_000));
  throw new Refusal('sent_before', { values: { seconds, minutes: Math.floor(seconds / 60) } });
};
