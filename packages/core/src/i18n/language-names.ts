import type { Language } from './languages.js';

/** Each language in its own words, so that everyone finds theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '简体中文',
  es: 'Español',
  ja: '日本語',
};
