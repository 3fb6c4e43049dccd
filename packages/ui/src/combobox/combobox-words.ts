import type { OwnWords } from '../internal/own-words.js';

export interface ComboboxWords {
  choices: string;
  showChoices: string;
  notInList: string;
  typeMore: (count: number) => string;
  /** An async search failed; Enter asks again. */
  failed: string;
}

export const comboboxWords: OwnWords<ComboboxWords> = {
  en: {
    choices: 'Choices',
    showChoices: 'Show the choices',
    notInList: 'Not in the list: choose one',
    typeMore: (count) => (count === 1 ? 'Type to search' : `Type at least ${count} characters`),
    failed: 'The search failed; Enter tries again',
  },
  zh: {
    choices: '选项',
    showChoices: '显示选项',
    notInList: '不在列表中，请选择一项',
    typeMore: (count) => (count === 1 ? '请输入以搜索' : `请至少输入 ${count} 个字符`),
    failed: '搜索失败，按回车键重试',
  },
  es: {
    choices: 'Opciones',
    showChoices: 'Mostrar las opciones',
    notInList: 'No está en la lista: elija una opción',
    typeMore: (count) => (count === 1 ? 'Escriba para buscar' : `Escriba al menos ${count} caracteres`),
    failed: 'La búsqueda ha fallado; Intro la repite',
  },
  ja: {
    choices: '選択肢',
    showChoices: '選択肢を表示',
    notInList: '一覧にありません。選択してください',
    typeMore: (count) => (count === 1 ? '入力して検索' : `${count} 文字以上入力してください`),
    failed: '検索に失敗しました。Enter キーで再試行します',
  },
};
