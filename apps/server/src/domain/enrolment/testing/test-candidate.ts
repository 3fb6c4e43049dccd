import type { InputOf } from '@skillcert/api-client/contract';
import { residentId } from '../../../demo/people/resident-id.js';
import { openTicket } from '../../../platform/codes/open-ticket.js';
import { sha256 } from '../../../platform/crypto/sha256.js';
import { storeDocument } from '../../../platform/files/store-document.js';
import { storePhoto } from '../../../platform/files/store-photo.js';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';

type Form = Omit<InputOf<'class/enrollClass'>, 'class_id' | 'photo_id'>;

/** A number of its own for the nth candidate; in a sheet, one that ends in 000 would be doubtful. */
const testId = (n: number): string => {
  const birth = `19${70 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`;
  const at = (sequence: number) => residentId('110105', birth, sequence);
  const id_card = at((n * 2) % 1000);
  return id_card.endsWith('000') ? at(((n * 2) % 1000) + 2) : id_card;
};

/** The form of the nth candidate: a person of their own, valid in every field. */
export const testForm = (n: number): Form => ({
  name: `李晓${'明华芳娟强磊'[n % 6]}`,
  id_type: 'cn',
  id_card: testId(n),
  gender: 'female',
  birth: `19${70 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`,
  email: 'li.xiaoming@example.com',
  education: 'bachelor',
  employer: '浦江软件有限公司',
  job: '技术顾问',
  enroll_type: 'individual',
  study_type: 'online',
  consent: true,
});

/** The nth phone. */
export const testPhone = (n: number): string => `138${String(n).padStart(8, '0')}`;

/** A candidate whose phone is proven. */
export const openCandidate = async (services: Services, phone: string): Promise<Candidate> => {
  const secret = await openTicket(services, { purpose: 'enrol', phone });
  return {
    ticket_hash: sha256(secret),
    phone,
    phone_enc: services.keyring.seal('phone', phone),
    phone_index: services.keyring.blindIndex('phone', phone),
    phone_masked: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  };
};

/** Documents of the candidate, as if uploaded, by default those that the lowest level asks for. */
export const insertDocuments = async (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  class_id: number,
  owner: Pick<Candidate, 'ticket_hash' | 'phone_index'>,
  kinds: readonly string[] = ['id_front', 'id_back'],
): Promise<{ kind: string; file_id: number }[]> => {
  const place = { class_id, owner, now: now() };
  const document = { bytes: Buffer.from([0xff, 0xd8, 0xff]), media_type: 'image/jpeg' as const };
  return Promise.all(
    kinds.map(async (kind) => ({
      kind,
      file_id: await storeDocument(store.db, keyring, document, { ...place, kind }),
    })),
  );
};

/** A photo of the candidate, as if uploaded. */
export const insertPhoto = (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  class_id: number,
  owner: Pick<Candidate, 'ticket_hash' | 'phone_index'>,
): Promise<number> => {
  const photo = { bytes: Buffer.from([0xff, 0xd8, 0xff]), width: 413, height: 579 };
  return storePhoto(store.db, keyring, photo, { class_id, owner, now: now() });
};
