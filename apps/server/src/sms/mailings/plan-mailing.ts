import { type SmsTemplate, smsSegments } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { candidateScope } from '../../class/class-scope.js';
import type { StaffSession } from '../../http/calls/caller.js';
import type { Call } from '../../http/calls/handle.js';
import { refuseFields } from '../../http/errors/refuse.js';
import type { Services } from '../../services.js';
import type { Database } from '../../store/database.js';
import { startOfToday } from '../credit/sms-day.js';
import { signed } from '../render-message.js';
import { audienceScope } from './audience-scope.js';
import { type Addressed, groupWords } from './group-text.js';
import { type LeftOut, leftOut } from './left-out.js';
import { findOffered } from './offered-templates.js';
import { type MailingClass, readMailingClass } from './read-mailing-class.js';

type Order = Call<'sms/previewGroupSms'>['input'];

/** Somebody who would get a message. */
interface Recipient extends Addressed {
  readonly enrolment_id: number;
  readonly left_out: LeftOut | null;
}

/** What a mailing would be. */
export interface MailingPlan {
  readonly klass: MailingClass;
  readonly template: SmsTemplate;
  readonly recipients: readonly Recipient[];
  readonly excluded: number;
  /** Who stands there and is passed over by the rules of what it is. */
  readonly left_out: Readonly<Record<LeftOut, number>>;
  readonly segments: number;
  /** Whether a second person must release it. */
  readonly needs_release: boolean;
  /** The first message. */
  readonly sample: { readonly name: string; readonly text: string; readonly segments: number } | null;
}

const findTemplate = (services: Services, order: Order, klass: MailingClass): SmsTemplate => {
  const template = findOffered(services, order.template_id, klass);
  if (!template.audiences.includes(order.audience)) throw refuseFields({ audience: 'not_offered' });
  return template;
};

interface Asked {
  readonly caller: StaffSession;
  readonly services: Services;
  readonly order: Order;
}

const findAudience = async (
  db: Kysely<Database>,
  { caller, services, order: { class_id, audience } }: Asked,
  { type }: SmsTemplate,
) => {
  const { rows } = await sql<Recipient>`
    select e.enrolment_id, e.name, e.enrol_no, e.language, e.fee_cents, ${leftOut(services, type)} as left_out from enrolment e
    where e.class_id = ${class_id} and ${candidateScope(caller)} and ${audienceScope(audience)}
    order by e.enrol_no`.execute(db);
  return rows;
};

/** How many the caller has written to today in the class with nobody else's word: many small messages are a large one. */
const countAloneToday = async (db: Kysely<Database>, { caller, services, order }: Asked): Promise<number> => {
  const { rows } = await sql<{ reached: number }>`
    select coalesce(sum(cardinality(enrolment_ids)), 0)::int4 as reached from mailing
    where class_id = ${order.class_id} and asked_by = ${caller.user_id} and few and status in ('scheduled', 'sending', 'done')
      and created_at >= ${startOfToday(services)}`.execute(db);
  return rows[0]?.reached ?? 0;
};

/**
 * Finds who would get a message and says what it would be; the same for the preview and for the sending itself.
 * @throws a Refusal: not_found, or invalid_input for a template or an audience that is not offered
 */
export const planMailing = async (db: Kysely<Database>, asked: Asked): Promise<MailingPlan> => {
  const { services, order } = asked;
  const { programme, groupSms } = services;
  const klass = await readMailingClass(db, services, order.class_id);
  const template = findTemplate(services, order, klass);
  const audience = await findAudience(db, asked, template);
  const excluded = new Set(order.exclude);
  const chosen = audience.filter(({ enrolment_id }) => !excluded.has(enrolment_id));
  const recipients = chosen.filter(({ left_out }) => left_out === null);
  const countLeftOut = (why: LeftOut) => chosen.filter(({ left_out }) => left_out === why).length;
  const about = { values: klass.values, currency: programme.currency };
  const textFor = (recipient: Recipient) =>
    signed(recipient.language, groupWords(template.text, recipient, about), groupSms);
  const counted = recipients.map((recipient) => smsSegments(textFor(recipient)));
  const reached = await countAloneToday(db, asked);
  const [first] = recipients;
  const text = first ? textFor(first) : '';
  return {
    klass,
    template,
    recipients,
    excluded: audience.length - chosen.length,
    left_out: { opted_out: countLeftOut('opted_out'), daily_limit: countLeftOut('daily_limit') },
    segments: counted.reduce((sum, each) => sum + each, 0),
    needs_release: recipients.length > 0 && reached + recipients.length > groupSms.alone_up_to,
    sample: first ? { name: first.name, text, segments: smsSegments(text) } : null,
  };
};
