import type { OwnWords } from '../internal/own-words.js';

export interface SplitButtonWords {
  more: string;
}

export const splitButtonWords: OwnWords<SplitButtonWords> = {
  en: { more: 'More actions' },
  zh: { more: '更多操作' },
  es: { more: 'Más acciones' },
  ja: { more: 'その他の操作' },
};
