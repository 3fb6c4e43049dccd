import { handle } from '../../http/calls/handle.js';
import { fireClassEvent } from '../lifecycle/fire-class-event.js';

export const checkClass = handle('class/checkClass', ({ input, caller, services, request }) =>
  services.store.withTx((tx) =>
    fireClassEvent(tx, caller, {
      class_id: input.class_id,
      event: input.event,
      reason: input.refuse_content || undefined,
      reason_field: 'refuse_content',
      now: services.now(),
      request,
    }),
  ),
);
