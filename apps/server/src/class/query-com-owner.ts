import { handle } from '../http/handle.js';
import { findLeaders } from './find-leaders.js';
import { unitOfClass } from './unit-of-class.js';

export const queryComOwner = handle('class/queryComOwner', async ({ input, caller, services }) => {
  const { search, class_id, unit_id: of_unit } = input;
  const unit_id = await unitOfClass(services.store.db, caller, class_id);
  return { items: await findLeaders(services, caller, { search, unit_id, of_unit }) };
});
