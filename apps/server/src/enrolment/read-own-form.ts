import type { CandidateForm } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import { Refusal } from '../http/refuse.js';
import type { Database } from '../store/database.js';

type StoredForm = Omit<CandidateForm, 'id_card' | 'photo_id'> & { readonly photo_id: number | null };

/** What the candidate wrote last, the identity number opened. The caller has checked whose record it is. */
export const readOwnForm = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
  keyring: Keyring,
): Promise<StoredForm & { readonly id_card: string }> => {
  const { rows } = await sql<StoredForm & { id_card_enc: Buffer }>`
    select name, id_type, id_card_enc, gender, birth::text as birth, email, education, employer, job, photo_id
    from enrolment where class_id = ${class_id} and enrolment_id = ${enrolment_id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { id_card_enc, ...form } = found;
  return { ...form, id_card: keyring.open('id_card', id_card_enc) };
};
