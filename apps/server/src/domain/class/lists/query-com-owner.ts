import { handle } from '../../../platform/http/calls/handle.js';
import { unitOfClass } from '../edit/unit-of-class.js';
import { findLeaders } from '../owner/find-leaders.js';

export const queryComOwner = handle('class/queryComOwner', async ({ input, caller, services }) => {
  const { search, class_id, unit_id: of_unit } = input;
  const unit_id = await unitOfClass(services.store.db, caller, class_id);
  return { items: await findLeaders(services, caller, { search, unit_id, of_unit }) };
});
