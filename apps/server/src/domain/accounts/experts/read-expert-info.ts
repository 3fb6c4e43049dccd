import type { ExpertInfo } from '@skillcert/api-client/contract';
import type { Kysely } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/**
 * The work profile of an account; its fields are empty if none was written.
 * @throws a Refusal `not_found` for an account that does not exist
 */
export const readExpertInfo = async (db: Kysely<Database>, user_id: number): Promise<ExpertInfo> => {
  const account = await db
    .selectFrom('account')
    .leftJoin('expert_profile as profile', 'profile.user_id', 'account.user_id')
    .select(['account.user_id', 'name', 'expert_assign_limit', 'expert_deadline', 'employer', 'title'])
    .select(['specialities', 'years', 'bank', 'account_name', 'account_number_masked', 'updated_at'])
    .where('account.user_id', '=', user_id)
    .executeTakeFirst();
  if (!account) throw new Refusal('not_found');
  const files = await db
    .selectFrom('expert_file')
    .select(['file_id', 'title', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('file_id')
    .execute();
  return {
    ...account,
    employer: account.employer ?? '',
    title: account.title ?? '',
    specialities: account.specialities ?? [],
    bank: account.bank ?? '',
    account_name: account.account_name ?? '',
    account_number_masked: account.account_number_masked ?? '',
    expert_deadline: account.expert_deadline?.toISOString() ?? null,
    updated_at: account.updated_at?.toISOString() ?? null,
    files: files.map((file) => ({ ...file, created_at: file.created_at.toISOString() })),
  };
};
