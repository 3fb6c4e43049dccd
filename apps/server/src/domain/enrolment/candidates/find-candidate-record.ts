import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { withMaskedPhone } from '../../accounts/index.js';
import { candidateAccountColumns, type SealedAccount } from './candidate-columns.js';

/**
 * An account of a candidate as staff see it, its phone masked.
 * @throws a Refusal `not_found`
 */
export const findCandidateRecord = async (db: Kysely<Database>, keyring: Keyring, candidate_id: number) => {
  const { rows } = await sql<SealedAccount>`
    select ${candidateAccountColumns} from candidate_account o where o.candidate_id = ${candidate_id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return withMaskedPhone(keyring, row);
};
