export {
  type DoubtKind,
  doubtKinds,
  educations,
  enrollTypes,
  genders,
  type IdType,
  idTypes,
  type StudyType,
  studyTypes,
} from './candidate-choices.js';
export {
  type CandidateFact,
  type CandidateField,
  candidateFields,
  type FieldWhere,
  fieldsWhere,
  recordOf,
} from './candidate-fields.js';
export {
  type CandidateProblem,
  type CandidateRules,
  candidateProblem,
  candidateProblems,
  type EvaluatedField,
  evaluatedFields,
  fieldsAsked,
  saidByNumber,
  type WrittenCandidate,
} from './candidate-problems.js';
