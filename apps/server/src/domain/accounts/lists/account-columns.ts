import type { AccountRecord, AccountRow } from '@skillcert/api-client/contract';
import { maskPhone } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** A row as the database has it, its phone encrypted. */
type Sealed<Row> = Omit<Row, 'phone_masked'> & { readonly phone_enc: Buffer | null };

export type SealedAccountRow = Sealed<AccountRow>;
export type SealedAccountRecord = Sealed<AccountRecord>;

/** The wire columns of an account over `account a`, but for its phone and its unit. */
export const accountColumns: RawBuilder<unknown> = sql`a.user_id, a.username, a.name, array(
    select role from account_role x where x.user_id = a.user_id order by role
  ) as roles, a.status, a.refuse_content, a.rate_status, a.phone_enc, coalesce(a.email, '') as email,
  ${utcMoment('a.editor_deadline')} as editor_deadline, ${utcMoment('a.recommend_deadline')} as recommend_deadline,
  ${utcMoment('a.expert_deadline')} as expert_deadline, a.expert_assign_limit, (
    select count(distinct s.class_id)::int4 from assignment s where s.user_id = a.user_id
  ) as assigned, ${utcMoment('a.created_at')} as created_at`;

/** Replaces the encrypted phone by its masked form, which is enough to recognise it. */
export const withMaskedPhone = <Row extends { readonly phone_enc: Buffer | null }>(
  keyring: Keyring,
  { phone_enc, ...row }: Row,
): Omit<Row, 'phone_enc'> & { phone_masked: string } => ({
  ...row,
  phone_masked: phone_enc ? maskPhone(keyring.open('phone', phone_enc)) : '',
});
