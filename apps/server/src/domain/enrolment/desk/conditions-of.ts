import type { AdmissionRules, EvaluatedAdmission, Programme } from '@skillcert/core';
import { sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { KeptDocument } from '../../../platform/store/database.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { standing } from '../files/kept-documents.js';
import { candidateFacts, openFacts } from './declared-facts.js';
import { evaluateCandidate } from './evaluate-candidate.js';

/** The source of an enrolment that staff entered, by a sheet or by hand. */
export const deskSource = 'desk';

/** What the conditions are judged by, as it stands in the row of an enrolment and its class. */
export interface EvaluatedRow {
  readonly level: string;
  readonly birth: string | null;
  readonly education: string;
  readonly facts_enc: Buffer | null;
  readonly documents: readonly KeptDocument[];
  /** Whether a desk entered it, by a sheet or by hand. */
  readonly entered: boolean;
  /** When it was sent: the rules of that day count. */
  readonly sent_at: Date;
}

/** Whether a desk entered `enrolment e`. */
export const isEntered = sql<boolean>`e.source = ${sql.lit(deskSource)}`;

/** By what it is judged. */
export interface EvaluationRules {
  readonly keyring: Keyring;
  readonly admission: AdmissionRules;
  readonly programme: Pick<Programme, 'time_zone'>;
}

/** How the conditions of an enrolment stand; null for one of before they were asked. */
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
