import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const prefix = 'virtual:words/';

/** What the pages before the layout say: sign-in, guard, prompts, failures. Everything else comes with the layout, and intl too. */
const isEntry = (key: string): boolean =>
  /^(?:login|entry|shell|prompt|failure|not_found|unauthorised)\.|^route\.(?:login|not_found|unauthorised)$|^common\.home$|^field\.required$/.test(
    key,
  );

/** The server words its refusals itself, so their texts stay out of the page. */
const isServersOwn = (key: string): boolean => key.startsWith('error.');

interface Literal {
  readonly type: 0;
  readonly value: string;
}

const isLiteral = (node: object): node is Literal => 'type' in node && node.type === 0;

/** A text without arguments needs no syntax tree. */
const slim = (tree: readonly object[]): unknown => {
  const [only, ...others] = tree;
  return only && others.length === 0 && isLiteral(only) ? only.value : tree;
};

/** Serves the compiled words of a language in two parts: `virtual:words/zh/entry` and `virtual:words/zh/rest`. */
export const splitWords = (): Plugin => ({
  name: 'split-words',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return;
    const [language, part] = id.slice(prefix.length + 1).split('/');
    const file = new URL(`./src/messages/compiled/${language}.json`, import.meta.url);
    this.addWatchFile(file.pathname);
    const words = Object.entries<object[]>(JSON.parse(readFileSync(file, 'utf8')))
      .filter(([key]) => isEntry(key) === (part === 'entry') && !isServersOwn(key))
      .map(([key, tree]) => [key, slim(tree)] as const);
    const withArguments = words.find(([, text]) => part === 'entry' && typeof text !== 'string');
    if (withArguments) {
      this.error(
        `${withArguments[0]} takes arguments, but sign-in has no intl. Rename it out of the entry's keys.`,
      );
    }
    return `export const messages = ${JSON.stringify(Object.fromEntries(words))};`;
  },
});
