import type { ShownWords } from '../../words/word-store.js';
import { documentTitle } from '../materials/condition-words.js';

const parts = ['identity', 'photo', 'education', 'employment', 'contact'] as const;

/** The label of a returned part of the form, or of a kind of document. */
export const returnedTitle = (document: string, { t, language }: ShownWords): string => {
  const part = parts.find((each) => each === document);
  return part ? t(`document.${part}`) : documentTitle(document, language);
};
