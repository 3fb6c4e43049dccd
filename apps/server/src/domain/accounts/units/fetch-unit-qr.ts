import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseUnready } from '../../../platform/http/guards/refuse-unready.js';

const isAdministrator = (roles: readonly string[]) => roles.includes('admin') || roles.includes('zky-admin');

/** The picture itself. A picture of another unit is refused like one that does not exist. */
export const fetchUnitQr = handle('user/fetchUnitQr', async ({ input, caller, services }) => {
  refuseUnready(caller);
  const { store, keyring } = services;
  const found = await store.db
    .selectFrom('unit')
    .innerJoin('file', 'file.file_id', 'unit.pi_qr_file')
    .select(['unit.unit_id', 'bytes_enc'])
    .where('unit.pi_qr_file', '=', input.file_id)
    .executeTakeFirst();
  const seesAll = isAdministrator(caller.roles) && isAdministrator(caller.held_roles);
  if (!found || !(seesAll || found.unit_id === caller.unit_id)) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes('pi_qr', found.bytes_enc));
});
