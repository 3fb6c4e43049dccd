export { messages } from 'virtual:words/en/entry';
export { en as components } from '@skillcert/ui/locales/en';
