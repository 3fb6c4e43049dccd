import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { encodePicture } from '../../../platform/files/encode-picture.js';
import { storePicture } from '../../../platform/files/store-picture.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseUnready } from '../../../platform/http/guards/refuse-unready.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Services } from '../../../platform/services.js';
import { speaksForUnit } from './speaks-for-unit.js';
import { pictureAddress, replacePicture } from './unit-picture.js';

// Big enough for a camera to read from a screen; nothing in a code needs more.
const size = { least: 120, most: 800 };
const uploads = { name: 'unit-picture', hits: 30, seconds: 3_600 };

/** The unit that the account speaks for. @throws Refusal not_found */
const findOwnUnit = async ({ store }: Services, user_id: number): Promise<number> => {
  const account = await store.db
    .selectFrom('account')
    .select(['unit_id', 'created_by'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!account?.unit_id || !(await speaksForUnit(store.db, account))) throw new Refusal('not_found');
  return account.unit_id;
};

/** Replaces the QR code of the caller's unit. */
export const uploadUnitQr = handle('user/uploadUnitQr', async ({ caller, services, request }) => {
  refuseUnready(caller);
  const { user_id } = caller;
  const unit_id = await findOwnUnit(services, user_id);
  await takeFrom(services, uploads, String(user_id));
  const picture = await encodePicture(request.bytes, size);
  return services.store.withTx(async (tx) => {
    const at = services.now();
    // Of two simultaneous uploads, the second deletes the picture of the first.
    await tx.selectFrom('unit').select('unit_id').where('unit_id', '=', unit_id).forUpdate().execute();
    const file_id = await storePicture(tx, services.keyring, picture, { kind: 'pi_qr', now: at });
    const pi_qr = pictureAddress(file_id);
    await replacePicture(tx, unit_id, { pi_qr, file_id });
    const event = { at, action: 'replace_unit_qr', object_type: 'account', object_id: user_id };
    await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, detail: { unit_id, file_id } }]);
    return { pi_qr };
  });
});
