import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The parts in the order they are needed; a key belongs to the first that takes it. */
const parts: readonly (readonly [part: string, keys: RegExp])[] = [
  // The server sends the words of its refusals itself; this site requests no searches of staff.
  // The pages that the server draws bring their words with them.
  ['never', /^error\.|^class_page\.|^picture\.(?!bytes)|^field\.(?:longer_than_video|not_in_address)$/],
  ['first', /^(?:site|list)\./],
  ['proof', /^(?:code\.|create\.(?:title|step|phone|choose|not_open|full|unit|already|key|look)|field\.)/],
  ['account', /^(?:register|account|verify)\./],
  ['rest', /^/],
];

const partOf = (key: string) => parts.find(([, keys]) => keys.test(key))?.[0];

const request = /\/messages\/compiled\/(\w+)\.json\?part=(\w+)$/;
const resolved = /^\0words\/(\w+)\/(\w+)$/;

/**
 * Splits a compiled catalogue: `zh.json?part=first` holds the words of the open classes and, from the design
 * system, those of its components; `?part=proof` those of proving a phone, `?part=account` those of registering and
 * of checking a certificate, `?part=rest` those of the forms. A visitor who only looks at the list does not
 * download the words of the forms.
 */
export const messageParts = (): Plugin => ({
  name: 'message-parts',
  enforce: 'pre',
  resolveId: {
    filter: { id: request },
    handler(id) {
      // A name of its own: imports are not searched in files that end in .json during development.
      const [, language, part] = request.exec(id) ?? [];
      return `\0words/${language}/${part}`;
    },
  },
  load: {
    filter: { id: resolved },
    handler(id) {
      const [, language, part] = resolved.exec(id) ?? [];
      const file = join(import.meta.dirname, `src/messages/compiled/${language}.json`);
      this.addWatchFile(file);
      const words: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
      const kept = Object.fromEntries(Object.entries(words).filter(([key]) => partOf(key) === part));
      const text = `export const words = JSON.parse(${JSON.stringify(JSON.stringify(kept))});`;
      const components = `export { ${language} as components } from '@skillcert/ui/locales/${language}';`;
      return part === 'first' ? `${text}\n${components}` : text;
    },
  },
});
