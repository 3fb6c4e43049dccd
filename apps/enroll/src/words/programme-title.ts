import { defaultProgramme, type Language } from '@skillcert/core';

/** The name of the programme, in English if it has no name of its own in a language. */
export const programmeTitle = (language: Language): string =>
  defaultProgramme.title[language] ?? defaultProgramme.title.en;
