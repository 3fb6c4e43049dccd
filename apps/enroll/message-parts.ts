import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The parts in the order they are needed; a key belongs to the first that takes it. */
const parts: readonly (readonly [part: string, keys: RegExp])[] = [
  // The server sends the words of its refusals itself.
  ['never', /^error\./],
  ['first', /^(?:site|list)\./],
  ['proof', /^(?:code\.|create\.(?:title|step|phone|choose|not_open|full|already|key|look)|field\.)/],
  ['rest', /^/],
];

const partOf = (key: string) => parts.find(([, keys]) => keys.test(key))?.[0];

/**
 * Splits a compiled catalogue: `zh.json?part=first` holds the words of the open classes and, from the design system, those of
 * its components; `?part=proof` what proves a phone, `?part=rest` the forms. A visitor who only looks at the list does not
 * download the words of the forms.
 */
export const messageParts = (): Plugin => ({
  name: 'message-parts',
  enforce: 'pre',
  load: {
    filter: { id: /\/messages\/compiled\/\w+\.json\?part=\w+$/ },
    handler(id) {
      const [file = '', part] = id.split('?part=');
      const language = /(\w+)\.json$/.exec(file)?.[1];
      this.addWatchFile(file);
      const words: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
      const kept = Object.fromEntries(Object.entries(words).filter(([key]) => partOf(key) === part));
      const text = `export const words = JSON.parse(${JSON.stringify(JSON.stringify(kept))});`;
      const components = `export { ${language} as components } from '@skillcert/ui/locales/${language}';`;
      return part === 'first' ? `${text}\n${components}` : text;
    },
  },
});
