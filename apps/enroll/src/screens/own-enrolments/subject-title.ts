import { defaultExam, type Language } from '@skillcert/core';

/** The title of a subject of the exam, as the programme names it. */
export const subjectTitle = (id: string, language: Language): string => {
  const title = defaultExam.subjects.find((subject) => subject.id === id)?.title;
  return title?.[language] ?? title?.en ?? id;
};
