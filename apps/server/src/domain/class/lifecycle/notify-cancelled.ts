import type { Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

interface Cancelled {
  readonly class_id: number;
  readonly class_name: string;
  readonly reason: string;
}

/**
 * The messages of one statement: a message has ten columns, and a statement of PostgreSQL has at most 65,535 values.
 */
const atOnce = 1_000;

/** Queues a message with the reason for every candidate who holds a seat of a cancelled class or waits for one. */
export const notifyCancelled = async (
  tx: Transaction<Database>,
  { sms, keyring }: Pick<Services, 'sms' | 'keyring'>,
  { class_id, class_name, reason }: Cancelled,
): Promise<void> => {
  const seated = await tx
    .selectFrom('enrolment')
    .select(['phone_enc', 'enrol_no', 'language'])
    .where('class_id', '=', class_id)
    .where('live_phone_index', 'is not', null)
    .orderBy('enrol_no')
    .execute();
  for (let start = 0; start < seated.length; start += atOnce) {
    const messages = seated.slice(start, start + atOnce).map(({ phone_enc, enrol_no, language }) => ({
      template: 'class_cancelled' as const,
      phone: keyring.open('phone', phone_enc),
      language,
      params: { class_name, enrol_no, reason },
      class_id,
    }));
    await sms.queue(tx, ...messages);
  }
};
