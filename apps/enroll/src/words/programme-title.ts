import { defaultProgramme, type Language } from '@skillcert/core';

/** What the programme is called, in English where it has no name of its own in a language. */
export const programmeTitle = (language: Language): string =>
  defaultProgramme.title[language] ?? defaultProgramme.title.en;
