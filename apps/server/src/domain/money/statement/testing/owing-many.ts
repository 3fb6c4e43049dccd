import { sql } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';

/** So many approved people of a class who owe its fee, written at once. @returns their ids */
export const owingMany = async (
  { store }: Pick<Services, 'store'>,
  class_id: number,
  count: number,
): Promise<readonly number[]> => {
  const ids = Array.from({ length: count }, () => newId());
  await sql`
    insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
      id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
      status, place, fee_cents, consent_at, idem_key, created_at)
    select ${class_id}::bigint, n, 'W-' || n, '李晓明', array['李', '晓', '明', '李晓明'], 'cn', '\\x00',
      sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
      sha256(('p' || n)::bytea), 'individual', 'online', 'approved', 'taken', 68000, now(), 'k' || n, now()
    from unnest(${ids}::bigint[]) as n`.execute(store.db);
  return ids;
};
