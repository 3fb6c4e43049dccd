import { isLanguage, type Language } from '@skillcert/core';
import type { OwnWords } from '../internal/own-words.js';
import { en } from '../locales/en.js';
import { es } from '../locales/es.js';
import { ja } from '../locales/ja.js';
import type { Words } from '../locales/words.js';
import { zh } from '../locales/zh.js';

const catalogues: Readonly<Record<Language, Words>> = { en, es, ja, zh };

/** The language of the current story. */
export const languageNow = (): Language => {
  const language = document.querySelector<HTMLElement>('.sc-theme')?.lang;
  return isLanguage(language) ? language : 'en';
};

/**
 * The built-in texts of the components, in the language of the story: a play function finds elements by them in all
 * four.
 */
export const said = (): Words => catalogues[languageNow()];

/** The same of a part with words of its own. */
export const saidBy = <PartsWords>(own: OwnWords<PartsWords>): PartsWords => own[languageNow()];
