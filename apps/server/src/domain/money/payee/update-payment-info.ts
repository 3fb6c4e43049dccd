import { maskAccountNumber } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { readPaymentInfo } from './read-payment-info.js';
import { unitOfPayee } from './unit-of-payee.js';

/** Replaces where the money of a unit goes. The trail shows the end of the number before and after. */
export const updatePaymentInfo = handle(
  'user/updatePaymentInfo',
  async ({ input, caller, services, request }) => {
    const { account_number, bank, account_name } = input;
    return services.store.withTx(async (tx) => {
      const unit_id = await unitOfPayee(tx, caller, input.unit_id);
      if (unit_id === null) throw refuseFields({ unit_id: 'required' });
      const at = services.now();
      const before = await readPaymentInfo(tx, unit_id);
      const change = {
        bank,
        account_name,
        account_number_enc: services.keyring.seal('account_number', account_number),
        account_number_masked: maskAccountNumber(account_number),
        updated_by: caller.user_id,
        updated_at: at,
      };
      await tx
        .insertInto('payment_account')
        .values({ unit_id, ...change })
        .onConflict((conflict) => conflict.column('unit_id').doUpdateSet(change))
        .execute();
      const event = { at, action: 'update_payment_info', object_type: 'unit', object_id: unit_id };
      const detail = { from: before.account_number_masked, to: change.account_number_masked };
      await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, detail }]);
      return readPaymentInfo(tx, unit_id);
    });
  },
);
