import type { Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

interface Decided {
  readonly user_id: number;
  readonly status: 'approved' | 'refused';
  readonly reason: string;
}

/**
 * Queues a message about the platform's decision to the person who registered a unit on the enrol site. Staff inform
 * the holders of accounts that they created.
 */
export const notifyUnit = async (
  tx: Transaction<Database>,
  { sms, keyring }: Pick<Services, 'sms' | 'keyring'>,
  { user_id, status, reason }: Decided,
): Promise<void> => {
  const applicant = await tx
    .selectFrom('account as a')
    .innerJoin('unit as u', 'u.unit_id', 'a.unit_id')
    .select(['a.username', 'a.phone_enc', 'a.language', 'u.com_name'])
    .where('a.user_id', '=', user_id)
    .where('a.created_by', 'is', null)
    .executeTakeFirst();
  if (!applicant?.phone_enc) return;
  const { username, phone_enc, language, com_name } = applicant;
  const params = { status, com_name, username, reason };
  await sms.queue(tx, {
    template: 'unit_decided',
    phone: keyring.open('phone', phone_enc),
    language,
    params,
  });
};
