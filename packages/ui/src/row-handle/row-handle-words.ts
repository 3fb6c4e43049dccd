import type { OwnWords } from '../internal/own-words.js';

export interface RowHandleWords {
  move: (row: string) => string;
  held: (row: string, place: number, total: number) => string;
  at: (place: number, total: number) => string;
}

export const rowHandleWords: OwnWords<RowHandleWords> = {
  en: {
    move: (row) => `Move ${row}`,
    held: (row, place, total) =>
      `${row} is picked up, place ${place} of ${total}. The arrow keys move it, Enter puts it down, Escape leaves it where it was.`,
    at: (place, total) => `Place ${place} of ${total}`,
  },
  zh: {
    move: (row) => `移动${row}`,
    held: (row, place, total) =>
      `已拿起${row}，第 ${place} 位，共 ${total} 位。方向键移动，回车键放下，Esc 键放回原处。`,
    at: (place, total) => `第 ${place} 位，共 ${total} 位`,
  },
  es: {
    move: (row) => `Mover ${row}`,
    held: (row, place, total) =>
      `${row}: lugar ${place} de ${total}. Las flechas lo mueven, Intro lo suelta, Escape lo deja donde estaba.`,
    at: (place, total) => `Lugar ${place} de ${total}`,
  },
  ja: {
    move: (row) => `${row}を移動`,
    held: (row, place, total) =>
      `${row}を持ち上げました。${total} 件中 ${place} 番目です。矢印キーで動かし、Enter で置き、Esc で元に戻します。`,
    at: (place, total) => `${total} 件中 ${place} 番目`,
  },
};
