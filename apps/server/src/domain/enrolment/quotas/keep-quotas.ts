import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { listClassUnits, lockClassUnits, untilText } from '../../class/index.js';
import { offerPlaces } from '../waiting/offer-places.js';

const keep = async (
  tx: Transaction<Database>,
  { input, caller, services, request }: Call<'class/keepQuotas'>,
) => {
  const { class_id, keep_until } = input;
  const now = services.now();
  const until = keep_until === null ? null : new Date(keep_until);
  const { enroll_end, waiting } = await lockClassUnits(tx, caller, class_id);
  if (until && (until <= now || (enroll_end && until > enroll_end)))
    throw refuseFields({ keep_until: 'date_order' });
  await tx
    .updateTable('class')
    .set({ quotas_kept_until: until, quotas_returned_at: null })
    .where('class_id', '=', class_id)
    .execute();
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, request),
      at: now,
      action: until ? 'keep_quotas' : 'share_quotas',
      object_type: 'class',
      object_id: class_id,
      reason: until && untilText(until, services.programme.time_zone),
    },
  ]);
  // A place that is no longer kept may be one that a candidate waits for.
  if (!until && waiting > 0) await offerPlaces(tx, services, class_id);
  return listClassUnits(tx, caller, class_id);
};

export const keepQuotas = handle('class/keepQuotas', (asked) =>
  asked.services.store.withTx((tx) => keep(tx, asked)),
);
