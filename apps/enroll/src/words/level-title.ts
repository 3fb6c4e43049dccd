import { defaultProgramme, type Language } from '@skillcert/core';

/** The title of a level of the programme; the bare id where this release does not know it. */
export const levelTitle = (id: string, language: Language): string => {
  const title = defaultProgramme.levels.find((level) => level.id === id)?.title;
  return title?.[language] ?? title?.en ?? id;
};
