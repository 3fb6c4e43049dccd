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
  /** The day of the programme, `YYYY-MM-DD`. */
  readonly today: string;
}

interface Evaluated {
  readonly level: string;
  readonly facts: CandidateFacts;
  readonly documents: readonly SentDocument[];
  readonly entered?: boolean;
}

/** Holds a candidate against the conditions of a level, as they are on a day. */
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
 * What keeps a candidate from the level whatever the documents say: a condition that no way meets, or a fact that is
 * not declared.
 */
export const conditionObstacle = (candidate: Evaluated, rules: EvaluationRules): Refusal | undefined =>
  unmet(evaluateCandidate(candidate, rules));

/** What keeps a candidate from sending an enrolment: a condition that no way meets, or a document that is not there. */
export const admissionObstacle = (candidate: Evaluated, rules: EvaluationRules): Refusal | undefined => {
  const evaluated = evaluateCandidate(candidate, rules);
  const isLacking = documentsWanted(rules.admission, evaluated).length > 0;
  return unmet(evaluated) ?? (isLacking ? refuseFields({ documents: 'document_required' }) : undefined);
};
