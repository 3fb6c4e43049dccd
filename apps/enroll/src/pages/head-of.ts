import type { DrawnPage, PageVisit } from '@skillcert/api-client';
import { languageTag } from '../language/language-tag.js';
import { paths } from '../paths.js';
import { pageHead } from './page-head.js';
import { wordsOf } from './words-of.js';

/** The address without its end: the path of the check contains the number of a certificate. */
const screenOf = (path: string) => path.replace(/(?<=.)\/+$/, '').replace(/^(\/verify)\/[^/]+$/, '$1');

const texts = {
  [paths.classes]: ['list.title', 'class_page.list_description'],
  [paths.verify]: ['verify.title', 'class_page.verify_description'],
} as const;

const isShared = (path: string): path is keyof typeof texts => path in texts;

/** The head of a page that people pass on; undefined for the others. */
export const headOf = (
  path: string,
  { language, origin }: PageVisit,
): Omit<DrawnPage, 'body'> | undefined => {
  const screen = screenOf(path);
  if (!isShared(screen)) return undefined;
  const { t } = wordsOf(language);
  const [title, description] = texts[screen];
  const head = pageHead({
    title: t(title),
    description: t(description),
    address: (origin ?? '') + screen,
    language,
  });
  return { language: languageTag[language], head };
};
