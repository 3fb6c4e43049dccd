import type { OwnWords } from '../internal/own-words.js';

export interface MultiSelectWords {
  chosen: string;
  chooseShown: (count: number) => string;
}

export const multiSelectWords: OwnWords<MultiSelectWords> = {
  en: { chosen: 'Chosen', chooseShown: (count) => `All ${count} shown` },
  zh: { chosen: '已选', chooseShown: (count) => `全选当前 ${count} 项` },
  es: { chosen: 'Elegidas', chooseShown: (count) => `Las ${count} que se muestran` },
  ja: { chosen: '選択済み', chooseShown: (count) => `表示中の ${count} 件すべて` },
};
