import { accountLifecycle, type Role } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { usernameKey } from '../sign-in/username-key.js';
import { insertUnit } from '../units/write-unit.js';
import type { Registration } from './register-candidate.js';

/**
 * The role and the state of every new account of a unit, regardless of the input. The platform's staff find it in their
 * list of institutions, where it waits.
 */
const role: Role = 'recommend';
const status = accountLifecycle.initial;

/** A phone applies only once. Staff take up a refused application again; a second one is not accepted. */
const refuseSecond = async (tx: Transaction<Database>, phone_index: Buffer) => {
  const former = await tx
    .selectFrom('account')
    .select('user_id')
    .where('phone_index', '=', phone_index)
    .where('created_by', 'is', null)
    .where('unit_id', 'is not', null)
    .where('status', 'in', ['pending', 'refused'])
    .executeTakeFirst();
  if (former) throw new Refusal('already_registered');
};

const unitFieldNames: Readonly<Record<string, string>> = { 'unit.com_code': 'com_code' };

/**
 * Writes the unit of the form. The form has the fields of the unit on the same level as those of the account, so the
 * names in a refusal are adapted.
 */
const writeUnit = async (
  tx: Transaction<Database>,
  services: Services,
  unit: Parameters<typeof insertUnit>[2],
): Promise<number> => {
  try {
    return await insertUnit(tx, services.unitCategories, unit);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields);
    throw refuseFields(
      Object.fromEntries(fields.map(([name, problem]) => [unitFieldNames[name] ?? name, problem])),
    );
  }
};

/**
 * Writes a unit and its pending account.
 * @throws a Refusal if the account name or the credit code is taken, or the phone has applied already
 */
export const registerUnit = async (
  tx: Transaction<Database>,
  services: Services,
  { fields, password_hash, caller, request }: Registration<{ com_name: string; com_code: string }>,
): Promise<void> => {
  const { username, name, email, com_name, com_code } = fields;
  const { phone, phone_index } = caller;
  const at = services.now();
  await refuseSecond(tx, phone_index);
  const contact = { pi_name: name, pi_phone: phone, pi_email: email };
  const unit_id = await writeUnit(tx, services, { com_name, com_code, ...contact });
  const made = await tx
    .insertInto('account')
    .values({
      username,
      username_key: usernameKey(username),
      name,
      email: email || null,
      phone_enc: services.keyring.seal('phone', phone),
      phone_index,
      password_hash,
      status,
      entry: 'recommend',
      unit_id,
      language: request.language,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!made) throw refuseFields({ username: 'taken' });
  const { user_id } = made;
  await tx.insertInto('account_role').values({ user_id, role }).execute();
  await appendAudit(tx, 0, [
    {
      at,
      actor_role: 'anyone',
      address: request.address,
      action: 'register',
      object_type: 'account',
      object_id: user_id,
      to_state: status,
      detail: { username, roles: [role] },
      request_id: request.request_id,
    },
  ]);
};
