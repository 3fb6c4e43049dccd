import type { Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import type { ReviewedEnrolment } from '../review/read-review.js';

interface Notified {
  readonly class_id: number;
  /** The message about the decision; null if none was sent. */
  readonly sms_id: number | null;
}

/**
 * Keeps the message about a decision from leaving. If it may have left already, another one says that the decision was
 * taken back.
 */
export const retractNotification = async (
  tx: Transaction<Database>,
  { sms, keyring }: Pick<Services, 'sms' | 'keyring'>,
  { class_id, sms_id }: Notified,
  { phone_enc, language, class_name, enrol_no }: ReviewedEnrolment,
): Promise<void> => {
  if (sms_id === null) return;
  if (await sms.drop(tx, { class_id, sms_id })) return;
  await sms.queue(tx, {
    template: 'review_result',
    phone: keyring.open('phone', phone_enc),
    language,
    params: { class_name, enrol_no, status: 'taken_back', until: '' },
    class_id,
  });
};
