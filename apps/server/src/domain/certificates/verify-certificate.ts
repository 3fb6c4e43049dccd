import type { OutputOf } from '@skillcert/api-client/contract';
import { formatDateTime, idCardKey, maskName } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../platform/http/errors/refuse.js';
import { takeFromAddress } from '../../platform/http/guards/limit-address.js';
import { takeFrom } from '../../platform/http/guards/take-from.js';
import type { Services } from '../../platform/services.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';
import { certificateKeys, verifyCode } from './sign-certificate.js';

type Said = Omit<OutputOf<'certificate/verifyCertificate'>, 'certificate_no' | 'is_proven' | 'issued_on'>;

interface Found extends Said {
  readonly issued_at: string;
  /** A candidate's identity number. */
  readonly id_card_enc: Buffer | null;
  /** The phone of a teacher, of whom no identity number is stored. */
  readonly phone_enc: Buffer | null;
}

const perAddress = { name: 'verify certificate', hits: 10, seconds: 60 };
const endLength = 4;
// Four characters are ten thousand guesses, from however many addresses.
const perNumber = { name: 'verify certificate number', hits: 20, seconds: 3_600 };

const findIssued = async (
  { store }: Pick<Services, 'store'>,
  certificate_no: string,
): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select k.kind, k.status, k.name, k.level, ${utcMoment('k.issued_at')} as issued_at, e.id_card_enc, a.phone_enc,
      case when k.kind = 'teacher' then json_build_object('lessons', k.lessons, 'minutes', k.minutes) end as teaching,
      (select n.certificate_no from certificate n where n.class_id = k.class_id and n.replaces_id = k.certificate_id
        and n.issued_at is not null) as replaced_by
    from certificate k
    left join enrolment e on e.class_id = k.class_id and e.enrolment_id = k.enrolment_id
    left join account a on a.user_id = k.user_id
    where k.certificate_no = ${certificate_no} and k.issued_at is not null`.execute(store.db);
  return rows[0];
};

/**
 * Whether the holder's stored number ends like this. A teacher without a phone has none: that certificate is
 * verified by its code alone.
 */
const endsSo = (
  { keyring }: Pick<Services, 'keyring'>,
  { id_card_enc, phone_enc }: Pick<Found, 'id_card_enc' | 'phone_enc'>,
  ending: string,
): boolean => {
  if (id_card_enc) return idCardKey(keyring.open('id_card', id_card_enc)).endsWith(ending);
  return phone_enc !== null && keyring.open('phone', phone_enc).endsWith(ending);
};

/**
 * Whether a certificate is genuine, and whether it holds. A visitor with its signed code sees the name; others must
 * know the end of the holder's identity number or phone.
 */
export const verifyCertificate = handle(
  'certificate/verifyCertificate',
  async ({ input, services, request }) => {
    const { programme } = services;
    const { code, id_last4 } = input;
    const certificate_no = input.certificate_no.toUpperCase();
    await takeFromAddress(services, perAddress, request.address);
    const isProven = code !== undefined;
    if (isProven && verifyCode(certificateKeys(services), code)?.certificate_no !== certificate_no)
      throw refuseFields({ code: 'invalid' });
    if (!(isProven || id_last4)) throw refuseFields({ id_last4: 'required' });
    const ending = idCardKey(id_last4 ?? '');
    // Brackets do not count in a number: an end of nothing else would be the end of every one.
    if (!isProven && ending.length !== endLength) throw refuseFields({ id_last4: 'too_short' });
    if (!isProven) await takeFrom(services, perNumber, certificate_no);
    const found = await findIssued(services, certificate_no);
    if (!found) throw new Refusal('not_found');
    if (!(isProven || endsSo(services, found, ending))) throw new Refusal('not_found');
    const { kind, status, name, level, teaching, replaced_by, issued_at } = found;
    const zone = { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone };
    return {
      ...{ certificate_no, kind, status, level, teaching, replaced_by },
      name: isProven ? name : maskName(name),
      is_proven: isProven,
      issued_on: formatDateTime(issued_at, zone) ?? '',
    };
  },
);
