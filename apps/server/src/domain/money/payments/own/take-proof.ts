import { sql, type Transaction } from 'kysely';
import type { Candidate, StaffSession } from '../../../../platform/http/calls/caller.js';
import { isStaff } from '../../../../platform/http/calls/is-staff.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';

interface Proof {
  readonly class_id: number;
  readonly proof_id: number;
  readonly owner: Candidate | StaffSession;
}

/** The uploads of a session, or of any proof of the same phone. */
const uploadedBy = (owner: Candidate | StaffSession) =>
  isStaff(owner)
    ? sql`f.owner_ticket = ${owner.session_hash}`
    : sql`(f.owner_ticket = ${owner.ticket_hash} or exists (
        select from ticket t where t.ticket_hash = f.owner_ticket and t.phone_index = ${owner.phone_index}))`;

/**
 * Takes up a picture that the caller uploaded for the class. @returns whether there was such an upload, not taken up
 * yet
 */
export const takeUpload = async (
  tx: Transaction<Database>,
  { class_id, proof_id, owner }: Proof,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from loose_file l using file f
    where l.file_id = ${proof_id} and f.file_id = ${proof_id} and f.class_id = ${class_id} and f.kind = 'payment_proof'
      and ${uploadedBy(owner)}
    returning l.file_id`.execute(tx);
  return rows.length > 0;
};

/**
 * Takes up a proof that the caller uploaded for the class; it proves one transfer only.
 * @throws a Refusal `proof_required` where there is no such upload, or it was taken up already
 */
export const takeProof = async (tx: Transaction<Database>, proof: Proof): Promise<void> => {
  if (!(await takeUpload(tx, proof))) throw refuseFields({ proof_id: 'proof_required' });
};
