import type { Language } from '@skillcert/core';

/** The BCP 47 tag of each language, for `lang` attributes. */
export const languageTag: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-Hans',
  es: 'es',
  ja: 'ja',
};

/** The languages by their own names, which are never translated. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  ja: '日本語',
};
