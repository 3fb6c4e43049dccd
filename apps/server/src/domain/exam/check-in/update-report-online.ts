import { handle } from '../../../platform/http/calls/handle.js';
import { readNumber } from './read-number.js';
import { recordScans } from './record-scans.js';

export const updateReportOnline = handle(
  'class/updateReportOnline',
  async ({ input: { class_id, device, events }, caller, services, request }) => {
    const now = services.now();
    const scans = events.map(({ nonce, enrol_no, scanned_at, denied }) => ({
      nonce,
      ...readNumber(services, enrol_no),
      ...(denied && { denied }),
      // A device whose clock runs ahead admits nobody in the future.
      scanned_at: new Date(Math.min(new Date(scanned_at).getTime(), now.getTime())),
    }));
    const { entry_minutes } = services.exam;
    const results = await services.store.withTx((tx) =>
      recordScans(tx, { class_id, device, scans, late: true, entry_minutes, caller, request, now }),
    );
    return { results };
  },
);
