import type { EnrolmentDetail, InputOf } from '@skillcert/api-client';
import { educations } from '@skillcert/core';
import { type CandidateTexts, textsOf } from '../candidate-texts.js';

type Changes = Omit<
  InputOf<'enrolment/editEnrolment'>,
  'class_id' | 'enrolment_id' | 'updated_at' | 'reason'
>;

/** The candidate's fields in the form that corrects them. The number is there only once it is typed anew. */
export interface EditValues extends CandidateTexts {
  work_years: number | null;
  reason: string;
}

/** The form before anybody has typed. */
export const editInitial = (detail: EnrolmentDetail): EditValues => {
  const { work_years } = detail;
  return { ...textsOf(detail), work_years, reason: '' };
};

/** The fields of the form that differ from the seen version: nothing else is sent. */
export const editChanges = (detail: EnrolmentDetail, values: EditValues): Changes => {
  const { id_card, reason: _reason, education, work_years, ...texts } = values;
  const before = editInitial(detail);
  const changed = Object.fromEntries(
    Object.entries(texts).filter(([name, value]) => value !== before[name as keyof typeof texts]),
  ) as Changes;
  const chosen = educations.find((each) => each === education);
  return {
    ...changed,
    ...(id_card.trim() !== '' && { id_card: id_card.trim() }),
    ...(chosen && chosen !== before.education && { education: chosen }),
    ...(work_years !== null && work_years !== before.work_years && { work_years }),
  };
};
