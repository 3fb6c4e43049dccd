import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseUnready } from '../../../platform/http/guards/refuse-unready.js';

const isAdministrator = (roles: readonly string[]) => roles.includes('admin') || roles.includes('zky-admin');

/** The picture itself. A picture of another account is refused like one that does not exist. */
export const fetchExpertFile = handle('user/fetchExpertFile', async ({ input, caller, services }) => {
  refuseUnready(caller);
  const { store, keyring } = services;
  const found = await store.db
    .selectFrom('expert_file')
    .innerJoin('file', 'file.file_id', 'expert_file.file_id')
    .select(['user_id', 'bytes_enc'])
    .where('expert_file.file_id', '=', input.file_id)
    .executeTakeFirst();
  const seesAll = isAdministrator(caller.roles) && isAdministrator(caller.held_roles);
  if (!found || !(seesAll || found.user_id === caller.user_id)) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes('qualification', found.bytes_enc));
});
