import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import { listClassUnits, lockClassUnits, nextVersion } from '../../class/index.js';
import { giveQuotasBack } from './give-quotas-back.js';

export const returnQuotas = handle('class/returnQuotas', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id } = input;
    const { keeps_quotas } = await lockClassUnits(tx, caller, class_id);
    await nextVersion(tx, input, services.now());
    if (!keeps_quotas) throw refuseTransition({ why: 'quotas_returned' });
    await giveQuotasBack(tx, services, class_id, byStaff(caller, request));
    return listClassUnits(tx, caller, class_id);
  }),
);
