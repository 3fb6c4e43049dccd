import type { OwnWords } from '../internal/own-words.js';

export interface ToastHistoryWords {
  history: string;
  /** Below the title. */
  about: string;
  empty: string;
  clearAll: string;
  /** The kind of a message, for those who do not see its icon. */
  tones: { info: string; success: string; warning: string; danger: string };
}

export const toastHistoryWords: OwnWords<ToastHistoryWords> = {
  en: {
    history: 'Earlier messages',
    about: 'The last 50 messages since this page was opened.',
    empty: 'No messages',
    clearAll: 'Clear all',
    tones: { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Error' },
  },
  zh: {
    history: '历史消息',
    about: '打开本页面以来最近的 50 条消息。',
    empty: '暂无消息',
    clearAll: '全部清除',
    tones: { info: '提示', success: '成功', warning: '警告', danger: '错误' },
  },
  es: {
    history: 'Mensajes anteriores',
    about: 'Los últimos 50 mensajes desde que se abrió esta página.',
    empty: 'No hay mensajes',
    clearAll: 'Borrar todo',
    tones: { info: 'Aviso', success: 'Hecho', warning: 'Advertencia', danger: 'Error' },
  },
  ja: {
    history: '過去のメッセージ',
    about: 'このページを開いてからの最新50件です。',
    empty: 'メッセージはありません',
    clearAll: 'すべて消去',
    tones: { info: 'お知らせ', success: '完了', warning: '警告', danger: 'エラー' },
  },
};
