import { maskPhone } from '@skillcert/core';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { speaksForUnit } from '../units/speaks-for-unit.js';

const unitColumns = [
  'unit_id',
  'com_name',
  'com_code',
  'organization_category',
  'com_type_category',
  'pi_name',
  'pi_phone',
  'pi_email',
  'pi_qr',
] as const;

/** The caller's own account. The phone is masked for its owner too, because a desk may be left unattended. */
export const fetchOwnAccount = handle('user/fetchOwnAccount', async ({ caller, services }) => {
  const { db } = services.store;
  const { user_id } = caller;
  const account = await db
    .selectFrom('account')
    .select(['username', 'name', 'introduction', 'email', 'phone_enc', 'unit_id', 'created_by'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!account) throw new Refusal('session_ended');
  const unit = await db
    .selectFrom('unit')
    .select(unitColumns)
    .where('unit_id', '=', account.unit_id)
    .executeTakeFirst();
  const { phone_enc, email } = account;
  return {
    ...account,
    user_id,
    email: email ?? '',
    phone_masked: phone_enc ? maskPhone(services.keyring.open('phone', phone_enc)) : '',
    roles: [...caller.held_roles],
    unit: unit ? { ...unit, com_code: unit.com_code ?? '' } : null,
    speaks_for_unit: await speaksForUnit(db, account),
    timeline: await readTimeline(db, 0, 'account', user_id),
  };
});
