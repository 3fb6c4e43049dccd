import { runStatements, ticketSigner } from '@skillcert/e2e/server-side.js';
import type { Product } from '@skillcert/e2e/start-product.js';
import type { Office } from './office.js';

/** A person with a ticket, by its code. */
export interface Holder {
  readonly name: string;
  readonly enrol_no: string;
  readonly code: string;
}

const people = 500;

const holderOf = (n: number) => ({
  name: `应考${String(n).padStart(3, '0')}`,
  enrol_no: `DOOR-${n}`,
  ticket_no: `DOOR-T${n}`,
});

/**
 * A class whose exam runs, with five hundred approved candidates, older than any other, and their tickets. Its
 * people have no phone: it ends without a message to them.
 */
export const openCrowd = async (product: Pick<Product, 'data_dir'>, office: Office) => {
  const { class_id, class_name } = await office.draftClass({ capacity: people, fee_cents: 0 });
  const series = `generate_series(0, ${people - 1}) as n`;
  await runStatements(
    product,
    `insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked, live_id_index,
      phone_enc, phone_index, phone_masked, live_phone_index, gender, enroll_type, study_type, status, place, consent_at, idem_key, created_at)
    select ${class_id}, ${class_id} + 1 + n, 'DOOR-' || n, '应考' || lpad(n::text, 3, '0'), array['应', '考'], 'cn', '\\x00',
      sha256(('i' || n)::bytea), '1101**********0021', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '138****0001',
      sha256(('p' || n)::bytea), 'female', 'individual', 'online', 'approved', 'taken', now(), 'door' || n, now() - interval '2 years' from ${series}`,
    `insert into exam_ticket (class_id, ticket_id, enrolment_id, live_enrolment_id, ticket_no, status, revision, issued_at, updated_at)
    select ${class_id}, ${class_id} + 1 + n, ${class_id} + 1 + n, ${class_id} + 1 + n, 'DOOR-T' || n, 'issued', 1, now(), now() from ${series}`,
    `update class set status = 'examining', exam_at = now() where class_id = ${class_id}`,
  );
  const sign = ticketSigner(product);
  const holders = Array.from({ length: people }, (_, n): Holder => {
    const { ticket_no, ...holder } = holderOf(n);
    return { ...holder, code: sign({ class_id, enrol_no: holder.enrol_no, ticket_no, revision: 1 }) };
  });
  return {
    class_id,
    class_name,
    holders,
    end: () => runStatements(product, `update class set status = 'cancelled' where class_id = ${class_id}`),
  };
};
