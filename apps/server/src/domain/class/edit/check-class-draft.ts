import type { ClassDraft, ClassSketch, FieldProblem } from '@skillcert/api-client/contract';
import { classDates, type Programme } from '@skillcert/core';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { unreachableContacts } from '../contacts/unreachable-contacts.js';

type Problems = Record<string, FieldProblem>;

const firstYear = 2000;
const lastYear = 2100;

/** The problems of dates in a year that cannot be meant. */
export const unlikelyDates = (draft: ClassSketch): Problems => {
  const problems: Problems = {};
  for (const field of classDates) {
    const text = draft[field];
    const year = text === null ? firstYear : new Date(text).getUTCFullYear();
    if (!(year >= firstYear && year <= lastYear)) problems[field] = 'invalid_date';
  }
  return problems;
};

const misorderedDates = (draft: ClassDraft): Problems => {
  const enrollEnd = Date.parse(draft.enroll_end);
  const exam = Date.parse(draft.exam_at);
  const problems: Problems = {};
  if (enrollEnd <= Date.parse(draft.enroll_start)) problems.enroll_end = 'date_order';
  if (exam < enrollEnd) problems.exam_at = 'date_order';
  const { study_start, study_end } = draft;
  if (study_start === null && study_end !== null) problems.study_start = 'required';
  if (study_start !== null && study_end === null) problems.study_end = 'required';
  if (study_start !== null && study_end !== null) {
    const studyEnd = Date.parse(study_end);
    if (studyEnd <= Date.parse(study_start) || studyEnd > exam) problems.study_end = 'date_order';
  }
  return problems;
};

/** The choices that the programme offers to a class. */
export type Offer = Pick<Programme, 'levels' | 'enroll_types' | 'study_types'>;

const choiceProblem = (chosen: readonly string[], offered: readonly string[]): FieldProblem | undefined => {
  if (!chosen.every((each) => offered.includes(each))) return 'not_offered';
  return new Set(chosen).size < chosen.length ? 'invalid' : undefined;
};

/** The problems of choices that the programme does not offer or that are repeated. */
export const misfitChoices = (draft: ClassSketch, offer: Offer): Problems => {
  const levels = offer.levels.map(({ id }) => id);
  const found = {
    level: choiceProblem([draft.level], levels),
    enroll_types: choiceProblem(draft.enroll_types, offer.enroll_types),
    study_types: choiceProblem(draft.study_types, offer.study_types),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, why]) => (why ? [[field, why]] : [])));
};

/**
 * Checks a class against the choices of the programme and the rules between its fields: enrolment ends after it starts
 * and before the exam, and studies lie before the exam.
 * @throws a Refusal naming every field that breaks a rule
 */
export const checkClassDraft = (draft: ClassDraft, programme: Offer): void => {
  const unlikely = unlikelyDates(draft);
  const problems: Problems = {
    ...(Object.keys(unlikely).length > 0 ? unlikely : misorderedDates(draft)),
    ...misfitChoices(draft, programme),
    ...unreachableContacts(draft),
  };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};
