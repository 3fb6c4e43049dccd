import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';
import { keptDocuments } from '../files/kept-documents.js';
import type { EnrolRequest } from '../intake/enrol-request.js';
import { sealCandidate } from '../intake/seal-candidate.js';
import { testForm, testPhone } from './test-candidate.js';

/** The race's requests: sealed as the handler seals them, all with a photo of their own. */
export const prepareRush = async (
  services: Pick<Services, 'store' | 'keyring'>,
  class_id: number,
  count: number,
): Promise<EnrolRequest[]> => {
  const ticket_hash = Buffer.alloc(32, 9);
  const ids = () => Array.from({ length: count }, () => newId());
  const [photos, fronts, backs] = [ids(), ids(), ids()];
  await sql`
    insert into file (file_id, class_id, owner_ticket, kind, media_type, bytes_enc, size)
    select unnest(${photos}::bigint[]), ${class_id}, ${ticket_hash}, 'photo', 'image/jpeg', '\\xff', 1`.execute(
    services.store.db,
  );
  await sql`
    insert into file (file_id, class_id, owner_ticket, kind, document_kind, media_type, bytes_enc, size)
    select d.file_id, ${class_id}, ${ticket_hash}, 'document', d.kind, 'image/jpeg', '\\xff', 1
    from (select unnest(${fronts}::bigint[]) as file_id, 'id_front' as kind
      union all select unnest(${backs}::bigint[]), 'id_back') as d`.execute(services.store.db);
  return photos.map((photo_id, n) => {
    const { consent: _, ...form } = testForm(n);
    const phone = testPhone(n);
    return {
      ...sealCandidate({ ...form, id_card: `${form.id_card}${n}`, photo_id }, services.keyring),
      facts: { birth: form.birth },
      documents: keptDocuments([
        { kind: 'id_front', file_id: fronts[n] ?? 0 },
        { kind: 'id_back', file_id: backs[n] ?? 0 },
      ]),
      phone,
      phone_enc: services.keyring.seal('phone', phone),
      phone_index: services.keyring.blindIndex('phone', phone),
      phone_masked: '138****0000',
      ticket_hash,
      unit_id: null,
      wait: false,
      idem_key: `rush-${n}`,
      language: 'zh',
      address: '127.0.0.1',
      request_id: `rush-${n}`,
    };
  });
};
