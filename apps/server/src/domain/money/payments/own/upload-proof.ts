import { encodePicture } from '../../../../platform/files/encode-picture.js';
import { storePicture } from '../../../../platform/files/store-picture.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { isStaff } from '../../../../platform/http/calls/is-staff.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';

// The small print of a bank's receipt must stay readable.
const size = { least: 200, most: 2_000 };

/** Proofs that one phone may send an hour, used or not. A desk settles many refunds a day. */
const candidateUploads = { name: 'payment-proof', hits: 20, seconds: 3_600 };
const staffUploads = { name: 'refund-proof', hits: 300, seconds: 3_600 };

export const uploadProof = handle('payment/uploadProof', async ({ input, caller, services, request }) => {
  const { store, keyring, now } = services;
  const found = await store.db
    .selectFrom('class')
    .select('class_id')
    .where('class_id', '=', input.class_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const staff = isStaff(caller);
  await takeFrom(
    services,
    staff ? staffUploads : candidateUploads,
    staff ? String(caller.user_id) : caller.phone_index.toString('base64url'),
  );
  const picture = await encodePicture(request.bytes, size);
  const proof_id = await storePicture(store.db, keyring, picture, {
    kind: 'payment_proof',
    now: now(),
    class_id: input.class_id,
    owner_ticket: staff ? caller.session_hash : caller.ticket_hash,
  });
  return { proof_id };
});
