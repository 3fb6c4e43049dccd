import { classLifecycle } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { blockedBy } from './blocked-by.js';
import { countOpen } from './count-open.js';
import { aloneFromOf, readClassStep } from './read-class-step.js';

export const fetchClassStep = handle('class/fetchClassStep', ({ input, caller, services }) =>
  services.store.withTx(async (tx) => {
    const { class_id, event } = input;
    const found = await readClassStep(tx, { caller, lock: false }, class_id);
    const from = aloneFromOf(found, event, services);
    const row = classLifecycle.transitions.find((each) => each.from === found.status && each.event === event);
    return {
      status: found.status,
      takes_two: row?.needs.includes('second_person') === true || (from !== null && services.now() < from),
      alone_from: from?.toISOString() ?? null,
      asked: found.asked,
      blocked_by: await blockedBy(tx, class_id, event),
      open: await countOpen(tx, { class_id, event, now: services.now() }),
    };
  }),
);
