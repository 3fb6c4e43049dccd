import type { EarlierCertificate } from '@skillcert/api-client/contract';
import type { CandidateFacts } from '@skillcert/core';
import type { Keyring } from '../../../platform/crypto/keyring.js';

/** What a candidate declares for the conditions of the level, beside the form. */
export interface DeclaredFacts {
  readonly work_years?: number | undefined;
  readonly certificate?: EarlierCertificate | null | undefined;
}

const field = 'candidate_facts';

/** Seals the facts: years of work, number and day of an earlier certificate. */
export const sealFacts = (keyring: Keyring, { work_years, certificate }: DeclaredFacts): Buffer =>
  keyring.seal(field, JSON.stringify({ work_years, certificate }));

/** Opens them; an enrolment of before conditions were asked has none. */
export const openFacts = (keyring: Keyring, sealed: Buffer | null): DeclaredFacts =>
  // Nobody but sealFacts writes what opens with this key.
  sealed ? (JSON.parse(keyring.open(field, sealed)) as DeclaredFacts) : {};

interface Stored {
  readonly birth: string | null;
  readonly education: string;
}

/** The facts as the rules ask for them. */
export const candidateFacts = (
  { birth, education }: Stored,
  { work_years, certificate }: DeclaredFacts,
): CandidateFacts => ({
  birth: birth ?? undefined,
  education: education || undefined,
  work_years,
  certificate,
});
