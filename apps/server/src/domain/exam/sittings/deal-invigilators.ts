import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { NamedField } from './plan/planned-sitting.js';
import { replaceInvigilators } from './replace-invigilators.js';

export const dealInvigilators = handle('exam/dealInvigilators', ({ input, caller, services, request }) => {
  const { class_id, sittings } = input;
  const sitting_ids = sittings.map(({ sitting_id }) => sitting_id);
  const fieldOf: NamedField = (sitting_id, field) => `sittings.${sitting_ids.indexOf(sitting_id)}.${field}`;
  const again = sitting_ids.findIndex((each, at) => sitting_ids.indexOf(each) < at);
  if (again >= 0) throw refuseFields({ [`sittings.${again}.sitting_id`]: 'not_unique' });
  return services.store.withTx(async (tx) => {
    const now = services.now();
    await replaceInvigilators(tx, { class_id, sittings, now }, { caller, services, request, fieldOf });
    const updated_at = now.toISOString();
    return { sittings: sitting_ids.map((sitting_id) => ({ sitting_id, updated_at })) };
  });
});
