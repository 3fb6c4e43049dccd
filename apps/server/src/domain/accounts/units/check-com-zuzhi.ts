import { handle } from '../../../platform/http/calls/handle.js';
import { refuseUnready } from '../../../platform/http/guards/refuse-unready.js';
import { isCreditCodeText, readCreditCode } from './read-credit-code.js';

/**
 * Checks a credit code. Only the platform learns which units exist; everybody else learns it of their own unit alone.
 */
export const checkComZuzhi = handle('user/checkComZuzhi', async ({ input, caller, services }) => {
  refuseUnready(caller);
  if (!isCreditCodeText(input.com_code)) return { valid: false, free: null, unit: null };
  const unit = await services.store.db
    .selectFrom('unit')
    .select(['unit_id', 'com_name'])
    .where('com_code', '=', readCreditCode(input.com_code))
    .executeTakeFirst();
  const isPlatform = caller.roles.includes('admin') || caller.roles.includes('zky-admin');
  const mayKnow = isPlatform || (unit !== undefined && unit.unit_id === caller.unit_id);
  if (!mayKnow) return { valid: true, free: null, unit: null };
  return { valid: true, free: !unit, unit: unit ?? null };
});
