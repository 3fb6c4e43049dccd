import type { AdmissionRules, EvaluatedAdmission, Programme } from '@skillcert/core';
import { sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { KeptDocument } from '../../../platform/store/database.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { standing } from '../files/kept-documents.js';
import { candidateFacts, openFacts } from './declared-facts.js';
import { evaluateCandidate } from './evaluate-candidate.js';

/** The source of an enrolment that staff entered, from a sheet or by hand. */
export const deskSource = 'desk';

/** The columns of an enrolment and its class that the conditions are evaluated on. */
export interface EvaluatedRow {
  readonly level: string;
  readonly birth: string | null;
  readonly education: string;
  readonly facts_enc: Buffer | null;
  readonly documents: readonly KeptDocument[];
  /** Whether staff entered it, from a sheet or by hand. */
  readonly entered: boolean;
  /** When it was sent. The rules of that day apply. */
  readonly sent_at: Date;
}

/** Whether staff entered `enrolment e`. */
export const isEntered = sql<boolean>`e.source = ${sql.lit(deskSource)}`;

/** The key and the rules that the evaluation needs. */
export interface EvaluationRules {
  readonly keyring: Keyring;
  readonly admission: AdmissionRules;
  readonly programme: Pick<Programme, 'time_zone'>;
}

/** Evaluates the conditions of an enrolment. @returns null if the enrolment is older than the conditions */
export const conditionsOf = (
  row: EvaluatedRow,
  { keyring, admission, programme }: EvaluationRules,
): EvaluatedAdmission | null => {
  if (!row.facts_enc) return null;
  const facts = candidateFacts(row, openFacts(keyring, row.facts_enc));
  const { level, entered } = row;
  const candidate = { level, facts, entered, documents: standing(row.documents) };
  return evaluateCandidate(candidate, { admission, today: dayOf(row.sent_at, programme) });
};
