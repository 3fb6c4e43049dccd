import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/** The picture itself; one of another class answers as one that is not there. */
export const fetchProof = handle('payment/fetchProof', async ({ input, services }) => {
  const { store, keyring } = services;
  const found = await store.db
    .selectFrom('file')
    .select('bytes_enc')
    .where('file_id', '=', input.proof_id)
    .where('class_id', '=', input.class_id)
    .where('kind', '=', 'payment_proof')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('loose_file')
            .select('loose_file.file_id')
            .where('loose_file.file_id', '=', input.proof_id),
        ),
      ),
    )
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes('payment_proof', found.bytes_enc));
});
