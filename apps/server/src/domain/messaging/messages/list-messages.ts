import { setImmediate as turn } from 'node:timers/promises';
import type { OutputOf, SmsRow } from '@skillcert/api-client/contract';
import { waitingStates } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { countStates } from '../../../platform/store/count-states.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import type { Searcher } from '../../foundation/search/matches-search.js';
import { renderMessage } from '../render-message.js';
import { openMessage } from '../seal-message.js';
import type { RenderedTemplate } from '../sms-message.js';
import { foundMessages } from './found-messages.js';

type Filters = Call<'sms/fetchMessages'>['input'];
type Messages = OutputOf<'sms/fetchMessages'>;

/** The tools that find messages and open and render them. */
type Reading = Searcher & Pick<Services, 'groupSms'>;

interface SealedRow extends Omit<SmsRow, 'text'> {
  readonly template: RenderedTemplate;
  readonly params: Readonly<Record<string, string>>;
}

// A code is for the phone alone: a person who reads it can act in the candidate's name.
const ofClass = ({ class_id }: Filters) => sql`s.class_id = ${class_id} and s.template <> 'verify_code'`;

const filtered = (filters: Filters, searcher: Searcher) => {
  const { class_id, mailing_id, status, search } = filters;
  return sql.join(
    [
      ofClass(filters),
      ...(mailing_id ? [sql`s.mailing_id = ${mailing_id}`] : []),
      ...(status?.length ? [isOneOf('s.status', status)] : []),
      ...(search ? [foundMessages(class_id, search, searcher)] : []),
    ],
    sql` and `,
  );
};

/** The number that is opened and rendered before other work has a turn: an export has ten thousand. */
const run = 500;

const readable = async (
  sealed: readonly SealedRow[],
  { keyring, groupSms }: Reading,
): Promise<Messages['items']> => {
  const items: Messages['items'] = [];
  for (const [index, { template, params, ...row }] of sealed.entries()) {
    if (index > 0 && index % run === 0) await turn();
    items.push({ ...row, text: renderMessage(template, openMessage(keyring, params), groupSms) });
  }
  return items;
};

/**
 * One page of the messages to the candidates of a class, their total, and the number that can be sent again under
 * any filters of the list.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listMessages = async (
  db: Kysely<Database>,
  filters: Filters,
  reading: Reading,
): Promise<Messages> => {
  const where = filtered(filters, reading);
  const order = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  // The index ends in (created_at desc, sms_id): read forwards or backwards, the two directions differ.
  const tie = sql.raw(filters.order === 'asc' ? 'desc' : 'asc');
  const { items, count } = await readPage(db, filters, {
    rows: sql<SealedRow>`
      select s.class_id, s.sms_id, s.mailing_id, e.name, e.enrol_no, s.phone_masked, s.template, s.params, s.status,
        s.fault, s.segments, s.attempts, ${utcMoment('s.created_at')} as created_at, ${utcMoment('s.sent_at')} as sent_at
      from sms s left join enrolment e on e.class_id = s.class_id
        and (e.enrolment_id = s.enrolment_id or (s.enrolment_id is null and e.live_phone_index = s.phone_index))
      where ${where} order by s.created_at ${order}, s.sms_id ${tie} ${pageOf(filters)}`,
    count: sql<Omit<Messages, 'items'>>`
      select (select count(*) from sms s where ${where})::int4 as total,
        ${countStates('s.status', waitingStates.sms, sql`sms s where ${ofClass(filters)} and s.mailing_id is not null`)} as to_do
      from class where class_id = ${filters.class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items: await readable(items, reading), ...count };
};
