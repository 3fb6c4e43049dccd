import { limits, uploadPartBytes } from '@skillcert/core';
import { sql } from 'kysely';
import { sha256 as hashOf } from '../crypto/sha256.js';
import type { Candidate } from '../http/calls/caller.js';
import { Refusal } from '../http/errors/refuse.js';
import type { Services } from '../services.js';
import { createPool } from './create-pool.js';

/** The context that seals a part. */
const partSeal = 'upload_part';

type Owner = Pick<Candidate, 'phone_index'>;
type Kept = Pick<Services, 'store' | 'keyring' | 'now'>;

/**
 * Stores one part of a file from a phone; one that is there already stays.
 * @returns the number of parts without a gap
 */
export const keepPart = async (
  { store, keyring, now }: Kept,
  { phone_index }: Owner,
  {
    sha256,
    part_no,
    bytes,
  }: { readonly sha256: Buffer; readonly part_no: number; readonly bytes: Uint8Array },
): Promise<number> => {
  const { rows } = await sql<{ parts: number }>`
    with kept as (
      insert into upload_part (owner_phone, sha256, part_no, bytes_enc, created_at)
      values (${phone_index}, ${sha256}, ${part_no}, ${keyring.sealBytes(partSeal, bytes)}, ${now()}::timestamptz)
      on conflict do nothing
    ), there as (
      select part_no from upload_part where owner_phone = ${phone_index} and sha256 = ${sha256}
      union select ${part_no}::int4
    )
    select count(*) filter (where nth = part_no)::int4 as parts
    from (select part_no, (row_number() over (order by part_no) - 1)::int4 as nth from there) numbered`.execute(
    store.db,
  );
  return rows[0]?.parts ?? 0;
};

/** Forgets the parts of a file that is whole, or that never will be. */
export const forgetParts = async (
  { store }: Pick<Services, 'store'>,
  { phone_index }: Owner,
  sha256: Buffer,
) => {
  await store.db
    .deleteFrom('upload_part')
    .where('owner_phone', '=', phone_index)
    .where('sha256', '=', sha256)
    .execute();
};

/** Reassembled files take our memory until they are read: one of the largest at once. */
const together = createPool(limits.picture_bytes_max);

const putTogether = async (
  services: Kept,
  owner: Owner,
  { sha256, bytes }: { readonly sha256: Buffer; readonly bytes: Uint8Array },
): Promise<Uint8Array> => {
  const { store, keyring } = services;
  const parts = await store.db
    .selectFrom('upload_part')
    .select('bytes_enc')
    .where('owner_phone', '=', owner.phone_index)
    .where('sha256', '=', sha256)
    .orderBy('part_no')
    .execute();
  const whole = Buffer.concat([
    ...parts.map(({ bytes_enc }) => keyring.openBytes(partSeal, bytes_enc)),
    bytes,
  ]);
  if (hashOf(whole).equals(sha256)) return whole;
  await forgetParts(services, owner, sha256);
  throw new Refusal('state_changed');
};

/**
 * Reads a file as it was sent: the body alone, or behind the parts that came before it.
 * @throws a Refusal: too_large, or state_changed if parts are missing or belong to another file, which is then sent
 * anew
 */
export const readWhole = async <Result>(
  services: Kept,
  owner: Owner,
  { sha256, bytes }: { readonly sha256: Buffer | undefined; readonly bytes: Uint8Array },
  read: (whole: Uint8Array) => Promise<Result>,
): Promise<Result> => {
  if (!sha256) return read(bytes);
  const { count } = await services.store.db
    .selectFrom('upload_part')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_phone', '=', owner.phone_index)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  const size = Number(count) * uploadPartBytes + bytes.length;
  if (size > limits.picture_bytes_max)
    throw new Refusal('too_large', { values: { megabytes: limits.picture_bytes_max / 1_048_576 } });
  return together(size, async () => read(await putTogether(services, owner, { sha256, bytes })));
};
