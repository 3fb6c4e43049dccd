import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Challenge, hasZeroBits, type TicketPurpose } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { sha256 } from '../crypto/sha256.js';
import { Refusal } from '../http/errors/refuse.js';
import type { Services } from '../services.js';

/** The purpose of the work: a challenge for one phone opens nothing for another. */
interface Work {
  readonly purpose: TicketPurpose;
  readonly phone_index: Buffer;
  /** `<expiry>.<nonce>.<signature>.<solution>`, as it was sent. */
  readonly proof: string | undefined;
}

const shape = /^(?<expiry>\d{1,15})\.(?<nonce>[\w-]{22})\.(?<signature>[\w-]{43})\.\d{1,15}$/;

const signatureOf = (
  keyring: Services['keyring'],
  { purpose, phone_index }: Work,
  expiry: string,
  nonce: string,
) => keyring.sign('challenge', purpose, phone_index.toString('base64url'), expiry, nonce);

const newChallenge = ({ keyring, now }: Services, work: Work): Challenge => {
  const expiry = String(now().getTime() + limits.challenge_life_seconds * 1000);
  const nonce = randomBytes(16).toString('base64url');
  const signature = signatureOf(keyring, work, expiry, nonce).toString('base64url');
  return { token: `${expiry}.${nonce}.${signature}`, bits: limits.challenge_bits };
};

/** Marks a nonce as used; the counters' table holds it until it is swept, long after the challenge has expired. */
const consumeOnce = async ({ store }: Services, nonce: string, expiry: Date) => {
  const used = await store.db
    .insertInto('rate_window')
    .values({ key: `challenge:${nonce}`, window_start: expiry, hits: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'window_start']).doNothing())
    .returning('hits')
    .executeTakeFirst();
  return used !== undefined;
};

const isSolved = async (services: Services, work: Work): Promise<boolean> => {
  const { proof = '' } = work;
  const { expiry = '', nonce = '', signature = '' } = shape.exec(proof)?.groups ?? {};
  if (nonce === '' || Number(expiry) <= services.now().getTime()) return false;
  const expected = signatureOf(services.keyring, work, expiry, nonce);
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), expected)) return false;
  if (!hasZeroBits(sha256(proof), limits.challenge_bits)) return false;
  return consumeOnce(services, nonce, new Date(Number(expiry)));
};

/**
 * Admits a request that has done the work for this phone: our challenge, still fresh, solved, not used before.
 * @throws Refusal proof_needed with a new challenge
 */
export const demandProof = async (services: Services, work: Work): Promise<void> => {
  if (await isSolved(services, work)) return;
  throw new Refusal('proof_needed', { challenge: newChallenge(services, work) });
};
