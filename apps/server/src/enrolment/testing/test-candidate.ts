import type { InputOf } from '@skillcert/api-client/contract';
import { openTicket } from '../../codes/open-ticket.js';
import { sha256 } from '../../crypto/sha256.js';
import { residentId } from '../../demo/resident-id.js';
import type { Candidate } from '../../http/caller.js';
import type { Services } from '../../services.js';
import { newId } from '../../store/new-id.js';

type Form = Omit<InputOf<'class/enrollClass'>, 'class_id' | 'photo_id'>;

/** What the nth candidate writes: a person of their own, valid in every field. */
export const testForm = (n: number): Form => ({
  name: `李晓${'明华芳娟强磊'[n % 6]}`,
  id_type: 'cn',
  id_card: residentId('110105', `19${70 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`, (n * 2) % 1000),
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
    phone_index: services.keyring.blindIndex('phone', phone),
    phone_masked: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  };
};

/** A photo of the candidate, as if uploaded. */
export const insertPhoto = async (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  class_id: number,
  { ticket_hash }: Pick<Candidate, 'ticket_hash'>,
): Promise<number> => {
  const file_id = newId();
  await store.db
    .insertInto('file')
    .values({
      file_id,
      class_id,
      owner_ticket: ticket_hash,
      kind: 'photo',
      media_type: 'image/jpeg',
      bytes_enc: keyring.sealBytes('photo', Buffer.from([0xff, 0xd8, 0xff])),
      size: 3,
      created_at: now(),
    })
    .execute();
  return file_id;
};
