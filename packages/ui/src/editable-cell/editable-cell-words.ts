import type { OwnWords } from '../internal/own-words.js';

export interface EditableCellWords {
  edit: (label: string, value: string) => string;
  empty: string;
  notSaved: string;
}

export const editableCellWords: OwnWords<EditableCellWords> = {
  en: {
    edit: (label, value) => `${label}: ${value}, edit`,
    empty: 'empty',
    notSaved: 'Not saved. Press Enter to try again.',
  },
  zh: {
    edit: (label, value) => `${label}：${value}，编辑`,
    empty: '空',
    notSaved: '未能保存，按回车键重试。',
  },
  es: {
    edit: (label, value) => `${label}: ${value}, editar`,
    empty: 'vacío',
    notSaved: 'No se ha guardado. Pulse Intro para intentarlo de nuevo.',
  },
  ja: {
    edit: (label, value) => `${label}：${value}、編集`,
    empty: '空欄',
    notSaved: '保存できませんでした。Enter キーで再試行します。',
  },
};
