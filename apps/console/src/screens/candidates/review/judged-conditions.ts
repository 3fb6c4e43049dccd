import type { EnrolmentDetail } from '@skillcert/api-client';
import {
  defaultAdmission,
  defaultProgramme,
  formatDateTime,
  type JudgedAdmission,
  judgeConditions,
} from '@skillcert/core';

type Judged = Pick<
  EnrolmentDetail,
  'level' | 'birth' | 'education' | 'work_years' | 'certificate' | 'documents' | 'created_at'
>;

/** The documents that count: none that another one of its kind has replaced. */
export const standingDocuments = ({ documents }: Pick<EnrolmentDetail, 'documents'>) =>
  documents.filter(({ replaced }) => !replaced);

/** How the conditions stand by the rules of the day of the enrolment; undefined for one of before they were asked. */
export const judgedConditions = (detail: Judged): JudgedAdmission | undefined => {
  const { level, birth, education, work_years, certificate, created_at } = detail;
  if (detail.documents.length === 0) return undefined;
  return judgeConditions(defaultAdmission, {
    level,
    facts: {
      birth: birth ?? undefined,
      education: education || undefined,
      work_years: work_years ?? undefined,
      certificate,
    },
    documents: standingDocuments(detail),
    today: formatDateTime(created_at, { timeZone: defaultProgramme.time_zone }).slice(0, 10),
  });
};
