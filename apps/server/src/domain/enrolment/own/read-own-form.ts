import type { CandidateForm } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, KeptDocument } from '../../../platform/store/database.js';
import { openFacts } from '../intake/declared-facts.js';
import { textColumns } from '../text-columns.js';

type Written = Omit<CandidateForm, 'photo_id' | 'documents'>;

interface StoredForm {
  readonly before: Written;
  readonly photo_id: number | null;
  readonly documents: readonly KeptDocument[];
  readonly level: string;
  readonly review_round: number;
  /** The parts of the form and the kinds of documents that a reviewer returned. */
  readonly returned: readonly string[];
  /** Whether the candidate was asked about the conditions of the level. */
  readonly asked: boolean;
}

type StoredRow = Omit<StoredForm, 'before' | 'asked' | 'returned'> &
  Omit<Written, 'id_card' | 'work_years' | 'certificate'> & {
    readonly reasons: readonly { readonly document: string }[];
    readonly id_card_enc: Buffer;
    readonly facts_enc: Buffer | null;
  };

/**
 * Reads the form as the candidate last sent it, decrypted, and the facts that belong to it. The caller has checked
 * whose record it is.
 */
export const readOwnForm = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
  keyring: Keyring,
): Promise<StoredForm> => {
  const { rows } = await sql<StoredRow>`
    select ${textColumns('e')}, e.id_card_enc, e.birth::text as birth, e.photo_id, e.facts_enc, e.documents, e.review_round, e.reasons, c.level
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { id_card_enc, facts_enc, reasons, photo_id, documents, review_round, level, ...written } = found;
  return {
    before: {
      ...written,
      ...openFacts(keyring, facts_enc),
      id_card: keyring.open('id_card', id_card_enc),
    },
    photo_id,
    documents,
    review_round,
    level,
    asked: facts_enc !== null,
    returned: reasons.map(({ document }) => document),
  };
};
