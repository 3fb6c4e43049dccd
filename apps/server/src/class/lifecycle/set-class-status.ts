import { handle } from '../../http/calls/handle.js';
import { fireClassEvent } from './fire-class-event.js';
import { followClassEvent } from './follow-class-event.js';

export const setClassStatus = handle('class/setClassStatus', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, event, reason = '' } = input;
    const record = await fireClassEvent(tx, caller, {
      class_id,
      event,
      reason: reason || undefined,
      reason_field: 'reason',
      now: services.now(),
      request,
    });
    await followClassEvent(tx, event, { record, reason, caller, request, services });
    return record;
  }),
);
