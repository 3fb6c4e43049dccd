import { gzipSync } from 'node:zlib';
import type { CertificateStatus } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { CredentialAddresses } from './credential-addresses.js';
import { credentialContext } from './open-badge.js';
import { wholeSecond } from './sign-credential.js';
import { listPlaces, listsFor } from './take-status-place.js';

/**
 * States in which a certificate does not hold. Revoked and superseded ones never return from it, suspended ones
 * may.
 */
const marked: readonly CertificateStatus[] = ['suspended', 'superseded', 'revoked'];

// Written out, as the index has them: the database must know which rows of it are asked for.
const isMarked = sql`k.status in (${sql.join(marked.map((status) => sql.lit(status)))})`;

/** The time for which verifiers may cache a list, in seconds. */
export const listSeconds = 300;

/** The time for which a list cached longer is valid, for example while this server is away. */
const validMs = 86_400_000;

/** The places of a list whose certificates do not hold; undefined for a list that does not exist. */
export const readMarks = async (
  db: Kysely<Database>,
  list: number,
): Promise<readonly number[] | undefined> => {
  const { rows } = await sql<{ taken: number; marks: number[] }>`
    select coalesce((select last from prefix_series where series = 'credential' and prefix = ''), 0) as taken,
      coalesce((select json_agg(k.status_index) from certificate k
        where k.status_list = ${list}::int4 and ${isMarked}), '[]') as marks`.execute(db);
  const [found] = rows;
  if (!found || list < 1 || list > listsFor(found.taken)) return undefined;
  return found.marks;
};

/**
 * The bits of a list, the first place at the left of the first byte, in the standard's encoding: gzip, in
 * base64url, behind a `u`.
 */
const encodedList = (marks: readonly number[]): string => {
  const bits = Buffer.alloc(listPlaces / 8);
  for (const place of marks) {
    const byte = place >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (place & 7));
  }
  return `u${gzipSync(bits).toString('base64url')}`;
};

/**
 * A status list as a credential (Bitstring Status List 1.0): bits alone, whose places do not reveal their
 * certificates.
 */
export const statusList = (
  addresses: CredentialAddresses,
  list: number,
  marks: readonly number[],
  now: Date,
) => {
  const id = addresses.status(list);
  return {
    '@context': [credentialContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: addresses.issuer,
    validFrom: wholeSecond(now),
    validUntil: wholeSecond(new Date(now.getTime() + validMs)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'suspension',
      encodedList: encodedList(marks),
      ttl: listSeconds * 1000,
    },
  };
};
