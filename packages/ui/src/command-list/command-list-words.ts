import type { OwnWords } from '../internal/own-words.js';

export interface CommandListWords {
  noMatch: string;
  results: (count: number) => string;
  /** More were found than are shown. */
  more: (count: number) => string;
}

export const commandListWords: OwnWords<CommandListWords> = {
  en: {
    noMatch: 'Nothing matches',
    results: (count) => (count === 1 ? '1 result' : `${count} results`),
    more: (count) => `${count} more; type on to narrow it down`,
  },
  zh: {
    noMatch: '没有匹配的结果',
    results: (count) => `${count} 个结果`,
    more: (count) => `还有 ${count} 个，请继续输入以缩小范围`,
  },
  es: {
    noMatch: 'No hay coincidencias',
    results: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
    more: (count) => `Hay ${count} más; siga escribiendo para acotar`,
  },
  ja: {
    noMatch: '一致するものがありません',
    results: (count) => `${count} 件`,
    more: (count) => `ほかに ${count} 件あります。続けて入力すると絞り込めます`,
  },
};
