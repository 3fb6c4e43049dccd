import type { EarlierCertificate } from '@skillcert/api-client/contract';
import type { CandidateFacts } from '@skillcert/core';
import type { Keyring } from '../../../platform/crypto/keyring.js';

/** Facts that a candidate declares for the conditions of the level, in addition to the form. */
export interface DeclaredFacts {
  readonly work_years?: number | undefined;
  readonly certificate?: EarlierCertificate | null | undefined;
}

const field = 'candidate_facts';

/** Encrypts the facts: years of work, and number and day of an earlier certificate. */
export const sealFacts = (keyring: Keyring, { work_years, certificate }: DeclaredFacts): Buffer =>
  keyring.seal(field, JSON.stringify({ work_years, certificate }));

/** Decrypts the facts. An enrolment from before conditions were asked has none. */
export const openFacts = (keyring: Keyring, sealed: Buffer | null): DeclaredFacts =>
  // Only sealFacts writes data that this key opens.
  sealed ? (JSON.parse(keyring.open(field, sealed)) as DeclaredFacts) : {};

interface Stored {
  readonly birth: string | null;
  readonly education: string;
}

/** The stored and declared facts in the shape that the rules expect. */
export const candidateFacts = (
  { birth, education }: Stored,
  { work_years, certificate }: DeclaredFacts,
): CandidateFacts => ({
  birth: birth ?? undefined,
  education: education || undefined,
  work_years,
  certificate,
});
