import { defaultExam } from '@skillcert/core';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';

/** The subjects of the programme as columns of a sheet. */
export const useSubjects = () => {
  const title = useSubjectTitle();
  return defaultExam.subjects.map(({ id }) => ({ field: id as string, title: title(id) }));
};
