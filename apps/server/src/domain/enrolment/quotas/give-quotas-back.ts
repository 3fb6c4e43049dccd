import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Database } from '../../../platform/store/database.js';
import { type OfferServices, offerPlaces } from '../waiting/offer-places.js';

/**
 * Lowers the quota of each unit to the places that it has used, and offers the rest to the candidates who wait. An
 * earlier statement must have locked the class row, so that no seat is given meanwhile.
 */
export const giveQuotasBack = async (
  tx: Transaction<Database>,
  services: OfferServices,
  class_id: number,
  by: Pick<AuditEvent, 'actor_role'> & Partial<AuditEvent>,
): Promise<void> => {
  const at = services.now();
  const { rows: units } = await sql<{ unit_id: number; places: number }>`
    with unused as (
      select unit_id, quota - taken as places from class_unit where class_id = ${class_id} and quota > taken
    ), lowered as (
      update class_unit set quota = taken where class_id = ${class_id} and quota > taken
    ), returned as (
      update class set quotas_returned_at = ${at}::timestamptz, updated_at = ${at}::timestamptz where class_id = ${class_id}
    )
    select unit_id, places from unused order by unit_id`.execute(tx);
  await appendAudit(tx, class_id, [
    {
      ...by,
      at,
      action: 'return_quotas',
      object_type: 'class',
      object_id: class_id,
      // The reason has only the total, because the places of one unit are not for the others to see.
      reason: String(units.reduce((sum, { places }) => sum + places, 0)),
      detail: { units },
    },
  ]);
  await offerPlaces(tx, services, class_id);
};
