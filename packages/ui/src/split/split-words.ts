import type { OwnWords } from '../internal/own-words.js';

export interface SplitWords {
  resize: (pane: string) => string;
  backTo: (pane: string) => string;
}

export const splitWords: OwnWords<SplitWords> = {
  en: { resize: (pane) => `Width of ${pane}`, backTo: (pane) => `Back to ${pane}` },
  zh: { resize: (pane) => `调整“${pane}”的宽度`, backTo: (pane) => `返回${pane}` },
  es: { resize: (pane) => `Anchura de «${pane}»`, backTo: (pane) => `Volver a «${pane}»` },
  ja: { resize: (pane) => `「${pane}」の幅`, backTo: (pane) => `「${pane}」に戻る` },
};
