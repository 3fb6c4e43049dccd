import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
// @boundaries-ignore a check reads the same; it is no package
import { wordAreas } from '../../.ci/word-areas.mjs';

const prefix = 'virtual:words/';
const areasPrefix = 'virtual:word-areas/';

const areas = wordAreas();

/**
 * The words of the pages before the layout: sign-in, guard, prompts, failures. All others come with the layout, and
 * intl too.
 */
const isEntry = (key: string): boolean =>
  /^(?:login|entry|shell(?!\.brand$)|prompt|failure(?!\.recommend_list$)|not_found|unauthorised)\.|^route\.(?:login|not_found|unauthorised)$|^common\.home$|^field\.required$/.test(
    key,
  );

/**
 * The server words its refusals itself, so their texts stay out of the page; so do those of fields that it alone
 * can judge.
 */
const isServersOwn = (key: string): boolean =>
  /^error\.|^picture\.|^field\.(?:busy|longer_than_video|outside_exam|outside_study|over_limit|not_unique|not_in_address|(?:conditions|same|too_many|wrong)_\w+|(?:consent|document|photo)_required)$/.test(
    key,
  );

/** The part of the words that a key is downloaded with. */
const partOf = (key: string): string => {
  if (isEntry(key)) return 'entry';
  return areas.find((area) => key.startsWith(`${area}.`)) ?? 'rest';
};

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

/** The downloads of a language's areas by name. */
const areasModule = (language: string): string => {
  const loaders = areas.map((area) => `'${area}': () => import('${prefix}${language}/${area}')`);
  return `export const areas = { ${loaders.join(', ')} };`;
};

/**
 * Serves the compiled words of a language in parts: `virtual:words/zh/entry`, `virtual:words/zh/rest`, one for each
 * area such as `virtual:words/zh/profile`, and the table of these as `virtual:word-areas/zh`.
 */
export const splitWords = (): Plugin => ({
  name: 'split-words',
  resolveId: (source) =>
    source.startsWith(prefix) || source.startsWith(areasPrefix) ? `\0${source}` : undefined,
  load(id) {
    if (id.startsWith(`\0${areasPrefix}`)) return areasModule(id.slice(areasPrefix.length + 1));
    if (!id.startsWith(`\0${prefix}`)) return;
    const [language, part] = id.slice(prefix.length + 1).split('/');
    const file = new URL(`./src/messages/compiled/${language}.json`, import.meta.url);
    this.addWatchFile(file.pathname);
    const words = Object.entries<object[]>(JSON.parse(readFileSync(file, 'utf8')))
      .filter(([key]) => partOf(key) === part && !isServersOwn(key))
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
