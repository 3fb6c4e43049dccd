import type { OwnWords } from '../internal/own-words.js';

/** The direction of a change in words: screen readers cannot see an arrow. */
export interface StatWords {
  up: (amount: string) => string;
  down: (amount: string) => string;
  same: string;
}

export const statWords: OwnWords<StatWords> = {
  en: { up: (amount) => `up ${amount}`, down: (amount) => `down ${amount}`, same: 'unchanged' },
  zh: { up: (amount) => `上升 ${amount}`, down: (amount) => `下降 ${amount}`, same: '持平' },
  es: { up: (amount) => `sube ${amount}`, down: (amount) => `baja ${amount}`, same: 'sin cambios' },
  ja: { up: (amount) => `${amount} 増`, down: (amount) => `${amount} 減`, same: '変化なし' },
};
