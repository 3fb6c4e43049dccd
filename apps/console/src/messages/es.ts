export { messages } from 'virtual:words/es/entry';
export { es as components } from '@skillcert/ui/locales/es';
