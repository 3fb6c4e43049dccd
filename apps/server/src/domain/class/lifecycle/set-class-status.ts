import { handle } from '../../../platform/http/calls/handle.js';
import { findClass } from '../find-class.js';
import { refuseBlocked } from '../steps/blocked-by.js';
import { applyOrAsk } from './apply-class-event.js';
import { followClassEvent } from './follow-class-event.js';

export const setClassStatus = handle('class/setClassStatus', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, event, reason } = input;
    const moved = await applyOrAsk(tx, { caller, services, request }, { class_id, event, reason });
    await refuseBlocked(tx, class_id, event);
    if (!moved) return { ...(await findClass(tx, caller, class_id)), waits_for_second: true };
    await followClassEvent(tx, event, { ...moved, caller, request, services });
    return { ...moved.record, waits_for_second: false };
  }),
);
