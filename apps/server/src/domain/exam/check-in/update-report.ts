import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { readNumber } from './read-number.js';
import { recordScans } from './record-scans.js';
import { takeBack } from './take-back.js';

export const updateReport = handle('class/updateReport', async ({ input, caller, services, request }) => {
  const now = services.now();
  const { class_id, device, nonce, enrol_no } = input;
  if (input.event !== 'admit') {
    return services.store.withTx((tx) => takeBack(tx, { input, services, caller, request, now }));
  }
  if (!enrol_no) throw refuseFields({ enrol_no: 'required' });
  const scans = [{ nonce, ...readNumber(services, enrol_no), scanned_at: now }];
  const { entry_minutes } = services.exam;
  const [result] = await services.store.withTx((tx) =>
    recordScans(tx, { class_id, device, scans, late: false, entry_minutes, caller, request, now }),
  );
  if (!result) throw new Error('A scan was recorded, but nothing became of it.');
  return result;
});
