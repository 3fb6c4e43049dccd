import { handle } from '../../../platform/http/calls/handle.js';
import { applyClassEvent } from '../lifecycle/apply-class-event.js';
import { followClassEvent } from '../lifecycle/follow-class-event.js';

export const checkClass = handle('class/checkClass', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, event, refuse_content: reason = '' } = input;
    const applied = { class_id, event, reason, reason_field: 'refuse_content' } as const;
    const record = await applyClassEvent(tx, { caller, services, request }, applied);
    await followClassEvent(tx, event, { record, reason, caller, request, services });
    return record;
  }),
);
