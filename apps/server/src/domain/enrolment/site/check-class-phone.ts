import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { readDoor } from '../intake/read-door.js';

export const checkClassPhone = handle('class/checkClassPhone', async ({ input, caller, services }) => {
  const { open, full, unit, enrolled, waiting_list } = await readDoor(services, input, {
    live_phone_index: caller.phone_index,
  });
  if (enrolled) throw new Refusal('already_enrolled');
  if (!open) throw new Refusal('class_not_open');
  if (unit === 'absent') throw refuseFields({ unit_id: 'not_offered' });
  const mayWait = input.wait && waiting_list;
  if (full && !mayWait) throw new Refusal('class_full');
  if (unit === 'full' && !mayWait) throw new Refusal('unit_full');
  return { may_continue: true };
});
