import { handle } from '../../../platform/http/calls/handle.js';
import { replaceInvigilators } from './replace-invigilators.js';

export const saveInvigilators = handle('exam/saveInvigilators', ({ input, caller, services, request }) => {
  const { class_id, ...sitting } = input;
  return services.store.withTx(async (tx) => {
    const replacing = { class_id, sittings: [sitting], now: services.now() };
    await replaceInvigilators(tx, replacing, { caller, services, request, fieldOf: (_, field) => field });
    return { sitting_id: sitting.sitting_id };
  });
});
