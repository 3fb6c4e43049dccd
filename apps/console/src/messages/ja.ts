export { messages } from 'virtual:words/ja/entry';
export { ja as components } from '@skillcert/ui/locales/ja';
