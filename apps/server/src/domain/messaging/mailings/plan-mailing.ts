import { type SmsTemplate, smsSegments } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { heldCents } from '../../foundation/standing/held-cents.js';
import { signed } from '../render-message.js';
import { audienceScope, narrowScope } from './audience-scope.js';
import { countAlone } from './count-alone.js';
import { type Addressed, groupWords } from './group-text.js';
import { type LeftOut, leftOut } from './left-out.js';
import { findOffered } from './offered-templates.js';
import { type MailingClass, readMailingClass } from './read-mailing-class.js';

type Order = Call<'sms/previewGroupSms'>['input'];

/** A possible recipient of a message. */
interface Recipient extends Addressed {
  readonly enrolment_id: number;
  /** Whether they are of the unit and among those chosen, if the order demands it. */
  readonly is_meant: boolean;
  readonly left_out: LeftOut | null;
}

/** A planned mailing. */
export interface MailingPlan {
  readonly klass: MailingClass;
  readonly template: SmsTemplate;
  readonly recipients: readonly Recipient[];
  /** Candidates whom the order leaves out of its audience. */
  readonly excluded: number;
  /** Candidates of the audience who are passed over by the rules of its type. */
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

/** When it would begin; a moment that has passed is now. */
const beginOf = ({ services, order: { send_at } }: Asked): Date => {
  const now = services.now().getTime();
  return new Date(Math.max(now, send_at === undefined ? now : Date.parse(send_at)));
};

const findAudience = async (db: Kysely<Database>, asked: Asked, { type }: SmsTemplate) => {
  const { caller, services, order } = asked;
  const { class_id, audience } = order;
  const left_out = leftOut(services, { type, begins: beginOf(asked), phone: sql`e.phone_index` });
  const { rows } = await sql<Recipient>`
    select e.enrolment_id, e.name, e.enrol_no, e.language, e.fee_cents - ${heldCents} as fee_cents, ${left_out} as left_out, ${narrowScope(order)} as is_meant
    from enrolment e
    where e.class_id = ${class_id} and ${candidateScope(caller)} and ${audienceScope(audience)}
    order by e.enrol_no`.execute(db);
  return rows;
};

/**
 * Finds the recipients of a message and its cost; the same for the preview and for the sending itself.
 * @throws a Refusal: not_found, or invalid_input for a template or an audience that is not offered
 */
export const planMailing = async (db: Kysely<Database>, asked: Asked): Promise<MailingPlan> => {
  const { caller, services, order } = asked;
  const { class_id } = order;
  const { programme, groupSms } = services;
  const klass = await readMailingClass(db, services, class_id);
  const template = findTemplate(services, order, klass);
  const audience = await findAudience(db, asked, template);
  const excluded = new Set(order.exclude);
  const chosen = audience.filter(({ enrolment_id, is_meant }) => is_meant && !excluded.has(enrolment_id));
  const count = (why: LeftOut | null) => chosen.filter(({ left_out }) => left_out === why).length;
  const alone = { class_id, user_id: caller.user_id, type: template.type, begins: beginOf(asked) };
  const reached = count(null) + (await countAlone(db, services, alone));
  const needs_release = count(null) > 0 && reached > groupSms.alone_up_to;
  // The day of the release by a second person is unknown yet: that day's limit is checked then (`queueChunk`).
  const isDue = (why: LeftOut | null) => why === null || (needs_release && why === 'daily_limit');
  const recipients = chosen.filter(({ left_out }) => isDue(left_out));
  const about = { values: klass.values, currency: programme.currency };
  const textFor = (recipient: Recipient) =>
    signed(recipient.language, groupWords(template.text, recipient, about), groupSms);
  const counted = recipients.map((recipient) => smsSegments(textFor(recipient)));
  const [first] = recipients;
  const text = first ? textFor(first) : '';
  return {
    klass,
    template,
    recipients,
    excluded: audience.length - chosen.length,
    left_out: { opted_out: count('opted_out'), daily_limit: needs_release ? 0 : count('daily_limit') },
    segments: counted.reduce((sum, each) => sum + each, 0),
    needs_release,
    sample: first ? { name: first.name, text, segments: smsSegments(text) } : null,
  };
};
