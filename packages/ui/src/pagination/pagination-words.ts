import type { OwnWords } from '../internal/own-words.js';

export interface PaginationWords {
  jump: (last: number) => string;
}

export const paginationWords: OwnWords<PaginationWords> = {
  en: { jump: (last) => `Page, of ${last}` },
  zh: { jump: (last) => `页码，共 ${last} 页` },
  es: { jump: (last) => `Página, de ${last}` },
  ja: { jump: (last) => `ページ番号（全 ${last} ページ）` },
};
