import {
  type AdmissionRules,
  type CandidateFacts,
  documentsWanted,
  type EvaluatedAdmission,
  evaluateConditions,
  type SentDocument,
} from '@skillcert/core';
import { type Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';

interface EvaluationRules {
  readonly admission: AdmissionRules;
  /** Today in the programme's time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

interface Evaluated {
  readonly level: string;
  readonly facts: CandidateFacts;
  readonly documents: readonly SentDocument[];
  readonly entered?: boolean;
}

/** Evaluates a candidate by the conditions of a level, as they are on a day. */
export const evaluateCandidate = (
  candidate: Evaluated,
  { admission, today }: EvaluationRules,
): EvaluatedAdmission => evaluateConditions(admission, { ...candidate, today });

const unmet = (evaluated: EvaluatedAdmission): Refusal | undefined => {
  const undeclared = evaluated.sets[0]?.conditions.some(({ reason }) => reason === 'not_declared');
  return evaluated.mark === 'unmet' || undeclared
    ? refuseFields({ conditions: 'conditions_unmet' })
    : undefined;
};

/**
 * The refusal of a candidate who fails a condition on every way to the level, or did not declare a fact. Documents do
 * not count.
 */
export const conditionObstacle = (candidate: Evaluated, rules: EvaluationRules): Refusal | undefined =>
  unmet(evaluateCandidate(candidate, rules));

/** The refusal of an enrolment that fails a condition on every way to the level, or lacks a fact or a document. */
export const admissionObstacle = (candidate: Evaluated, rules: EvaluationRules): Refusal | undefined => {
  const evaluated = evaluateCandidate(candidate, rules);
  const isLacking = documentsWanted(rules.admission, evaluated).length > 0;
  return unmet(evaluated) ?? (isLacking ? refuseFields({ documents: 'document_required' }) : undefined);
};
