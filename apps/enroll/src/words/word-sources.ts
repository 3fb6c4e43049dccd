import type { Language } from '@skillcert/core';
import type { Words } from '@skillcert/ui';

/**
 * `first`: the frame and the open classes. `proof`: proving a phone. `account`: having an account. `rest`:
 * everything filled in or looked up after it.
 */
export type WordPart = 'first' | 'proof' | 'account' | 'rest';

/** The parts that a part builds on, itself included. */
export const partsUpTo: Readonly<Record<WordPart, readonly WordPart[]>> = {
  first: ['first'],
  proof: ['first', 'proof'],
  account: ['first', 'proof', 'account'],
  rest: ['first', 'proof', 'rest'],
};

type Catalogue = Record<string, never>;

interface LanguageSources {
  readonly first: () => Promise<{ words: Catalogue; components: Words }>;
  readonly proof: () => Promise<{ words: Catalogue }>;
  readonly account: () => Promise<{ words: Catalogue }>;
  readonly rest: () => Promise<{ words: Catalogue }>;
}

/** Where the words of each language come from: one download a language and part. */
export const wordSources: Readonly<Record<Language, LanguageSources>> = {
  en: {
    first: () => import('../messages/compiled/en.json?part=first'),
    proof: () => import('../messages/compiled/en.json?part=proof'),
    account: () => import('../messages/compiled/en.json?part=account'),
    rest: () => import('../messages/compiled/en.json?part=rest'),
  },
  zh: {
    first: () => import('../messages/compiled/zh.json?part=first'),
    proof: () => import('../messages/compiled/zh.json?part=proof'),
    account: () => import('../messages/compiled/zh.json?part=account'),
    rest: () => import('../messages/compiled/zh.json?part=rest'),
  },
  es: {
    first: () => import('../messages/compiled/es.json?part=first'),
    proof: () => import('../messages/compiled/es.json?part=proof'),
    account: () => import('../messages/compiled/es.json?part=account'),
    rest: () => import('../messages/compiled/es.json?part=rest'),
  },
  ja: {
    first: () => import('../messages/compiled/ja.json?part=first'),
    proof: () => import('../messages/compiled/ja.json?part=proof'),
    account: () => import('../messages/compiled/ja.json?part=account'),
    rest: () => import('../messages/compiled/ja.json?part=rest'),
  },
};
