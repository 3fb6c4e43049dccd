import { sql } from 'kysely';
import type { Services } from '../../services.js';
import { newId } from '../../store/new-id.js';
import type { EnrolRequest } from '../enrol-request.js';
import { sealCandidate } from '../seal-candidate.js';
import { testForm, testPhone } from './test-candidate.js';

/** The race's requests: sealed as the handler seals them, all with a photo of their own. */
export const prepareRush = async (
  services: Pick<Services, 'store' | 'keyring'>,
  class_id: number,
  count: number,
): Promise<EnrolRequest[]> => {
  const ticket_hash = Buffer.alloc(32, 9);
  const photos = Array.from({ length: count }, () => newId());
  await sql`
    insert into file (file_id, class_id, owner_ticket, kind, media_type, bytes_enc, size)
    select unnest(${photos}::bigint[]), ${class_id}, ${ticket_hash}, 'photo', 'image/jpeg', '\\xff', 1`.execute(
    services.store.db,
  );
  return photos.map((photo_id, n) => {
    const { consent: _, ...form } = testForm(n);
    const phone = testPhone(n);
    return {
      ...sealCandidate({ ...form, id_card: `${form.id_card}${n}`, photo_id }, services.keyring),
      phone,
      phone_enc: services.keyring.seal('phone', phone),
      phone_index: services.keyring.blindIndex('phone', phone),
      phone_masked: '138****0000',
      ticket_hash,
      unit_id: null,
      idem_key: `rush-${n}`,
      language: 'zh',
      address: '127.0.0.1',
      request_id: `rush-${n}`,
    };
  });
};
