export {
  type AdmissionRules,
  type ConditionName,
  type ConditionSet,
  conditionNames,
  type DocumentKind,
  type ReviewText,
} from './admission-rules.js';
export { checkAdmissionRules } from './check-admission-rules.js';
export { defaultAdmission } from './default-admission.js';
export {
  type CandidateFacts,
  type ConditionMark,
  type ConditionReason,
  conditionMarks,
  conditionReasons,
  documentsOf,
  documentsWanted,
  type EvaluatedAdmission,
  type EvaluatedCondition,
  type EvaluatedSet,
  evaluateConditions,
  holdsOn,
  type SentDocument,
} from './evaluate-conditions.js';
