import type { OwnWords } from '../internal/use-part-words.js';

export interface ToastHistoryWords {
  history: string;
}

export const toastHistoryWords: OwnWords<ToastHistoryWords> = {
  en: { history: 'Earlier messages' },
  zh: { history: '历史消息' },
  es: { history: 'Mensajes anteriores' },
  ja: { history: '過去のメッセージ' },
};
