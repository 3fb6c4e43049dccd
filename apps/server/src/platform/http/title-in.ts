import { type Localised, pickLanguage } from '@skillcert/core';

/** A title in the language of the request, else in English. */
export const titleIn = (language: string, title: Localised): string =>
  title[pickLanguage(language, [])] ?? title.en;
