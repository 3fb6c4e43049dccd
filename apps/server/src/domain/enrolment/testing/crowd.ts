import { randomBytes } from 'node:crypto';
import { residentId } from '../../../demo/people/resident-id.js';
import { sha256 } from '../../../platform/crypto/sha256.js';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import type { Shot } from './send-all.js';

const day = 86_400_000;
const peopleADay = 400;
const chunk = 5_000;

interface Member {
  readonly ticket: string;
  readonly ticket_hash: Buffer;
  readonly phone: string;
  readonly form: object;
}

const personOf = (n: number) => {
  const birth = new Date(Date.UTC(1980, 0, 1) + Math.floor(n / peopleADay) * day).toISOString().slice(0, 10);
  return {
    name: `李晓${'明华芳娟强磊'[n % 6]}`,
    id_type: 'cn',
    id_card: residentId('110105', birth, 2 * (n % peopleADay)),
    gender: 'female',
    birth,
    email: 'li.xiaoming@example.com',
    education: 'bachelor',
    employer: '浦江软件有限公司',
    job: '技术顾问',
  };
};

/** People whose phones are proven: each has a ticket, as if a code had been sent and typed. */
export const gatherCrowd = async (
  { store, keyring, now }: Services,
  size: number,
): Promise<readonly Member[]> => {
  const crowd = Array.from({ length: size }, (_, n) => {
    const ticket = randomBytes(32).toString('base64url');
    return {
      ticket,
      ticket_hash: sha256(ticket),
      phone: `138${String(n).padStart(8, '0')}`,
      form: personOf(n),
    };
  });
  for (let from = 0; from < size; from += chunk) {
    const some = crowd.slice(from, from + chunk);
    await store.pool.query(
      `insert into ticket (ticket_hash, purpose, phone_enc, phone_index, expires_at)
       select h, 'enrol', e, i, $4::timestamptz
       from unnest($1::bytea[], $2::bytea[], $3::bytea[]) as t(h, e, i)`,
      [
        some.map(({ ticket_hash }) => ticket_hash),
        some.map(({ phone }) => keyring.seal('phone', phone)),
        some.map(({ phone }) => keyring.blindIndex('phone', phone)),
        new Date(now().getTime() + day),
      ],
    );
  }
  return crowd;
};

/** Uploads of the crowd, one each. */
const upload = async (
  { store, now }: Services,
  crowd: readonly Member[],
  { class_id, kind, document_kind }: { class_id: number; kind: string; document_kind: string | null },
): Promise<readonly number[]> => {
  const files = crowd.map(() => newId());
  for (let from = 0; from < crowd.length; from += chunk) {
    await store.pool.query(
      `with loose as (insert into loose_file (file_id, created_at) select unnest($1::bigint[]), $6::timestamptz)
       insert into file (file_id, class_id, owner_ticket, kind, document_kind, media_type, bytes_enc, size, created_at)
       select f, $3, h, $4, $5, 'image/jpeg', '\\xff', 1, $6 from unnest($1::bigint[], $2::bytea[]) as t(f, h)`,
      [
        files.slice(from, from + chunk),
        crowd.slice(from, from + chunk).map(({ ticket_hash }) => ticket_hash),
        class_id,
        kind,
        document_kind,
        now(),
      ],
    );
  }
  return files;
};

/**
 * Opens a class and lets everybody upload a photo and both sides of their identity card for it.
 * @returns the requests that they will send at once
 */
export const openDoors = async (
  services: Services,
  crowd: readonly Member[],
  capacity: number,
): Promise<{ readonly class_id: number; readonly shots: readonly Shot[] }> => {
  const class_id = await insertTestClass(services, { capacity });
  const photos = await upload(services, crowd, { class_id, kind: 'photo', document_kind: null });
  const document = { class_id, kind: 'document' };
  const fronts = await upload(services, crowd, { ...document, document_kind: 'id_front' });
  const backs = await upload(services, crowd, { ...document, document_kind: 'id_back' });
  const shots = crowd.map(({ ticket, form }, n) => ({
    ticket,
    key: `rush-${class_id}-${n}`,
    body: JSON.stringify({
      ...form,
      photo_id: photos[n],
      documents: [
        { kind: 'id_front', file_id: fronts[n] },
        { kind: 'id_back', file_id: backs[n] },
      ],
      class_id,
      enroll_type: 'individual',
      study_type: 'online',
      consent: true,
    }),
  }));
  await services.store.pool.query('analyze ticket, file, loose_file, class, enrolment');
  return { class_id, shots };
};
