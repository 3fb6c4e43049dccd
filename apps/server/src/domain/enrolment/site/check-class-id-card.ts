import { isIdOfType, normaliseIdCard } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { idIndex } from '../../foundation/search/id-index.js';
import { readDoor } from '../intake/read-door.js';

/** The answer reveals whether a person is enrolled, so one phone may ask about few people. */
const asking = { name: 'check-id-card', hits: 20, seconds: 3_600 };

export const checkClassIdCard = handle('class/checkClassIdCard', async ({ input, caller, services }) => {
  const { id_type } = input;
  const id_card = normaliseIdCard(input.id_card);
  if (!isIdOfType(id_type, id_card, { now: services.now() }))
    throw refuseFields({ id_card: 'invalid_id_card' });
  await takeFrom(services, asking, caller.phone_index.toString('base64url'));
  const { open, enrolled } = await readDoor(
    services,
    { class_id: input.class_id },
    {
      live_id_index: idIndex(services.keyring, id_type, id_card),
    },
  );
  if (enrolled) throw new Refusal('already_enrolled');
  if (!open) throw new Refusal('class_not_open');
  return { may_continue: true };
});
