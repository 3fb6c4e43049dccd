import { readDoor } from '../enrolment/read-door.js';
import { handle } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';

export const checkClassPhone = handle('class/checkClassPhone', async ({ input, caller, services }) => {
  const { open, full, enrolled } = await readDoor(services, input.class_id, {
    live_phone_index: caller.phone_index,
  });
  if (enrolled) throw new Refusal('already_enrolled');
  if (!open) throw new Refusal('class_not_open');
  if (full) throw new Refusal('class_full');
  return { may_continue: true };
});
