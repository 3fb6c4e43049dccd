export { messages } from 'virtual:words/zh/entry';
export { zh as components } from '@skillcert/ui/locales/zh';
