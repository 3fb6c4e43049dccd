import { handle } from '../http/handle.js';
import { fireClassEvent } from './fire-class-event.js';

export const setClassStatus = handle('class/setClassStatus', ({ input, caller, services, request }) =>
  services.store.withTx((tx) =>
    fireClassEvent(tx, caller, {
      class_id: input.class_id,
      event: input.event,
      reason: input.reason || undefined,
      reason_field: 'reason',
      now: services.now(),
      request,
    }),
  ),
);
