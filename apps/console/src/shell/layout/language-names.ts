import type { Language } from '@skillcert/core';

/** Every language in its own words, so that whoever needs it can read it. */
export const languageNames = {
  en: 'English',
  zh: '简体中文',
  es: 'Español',
  ja: '日本語',
} satisfies Record<Language, string>;
