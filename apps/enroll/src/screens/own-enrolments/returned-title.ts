import { formParts } from '@skillcert/core';
import type { ShownWords } from '../../words/word-store.js';
import { documentTitle } from '../materials/condition-words.js';

/** The label of a returned part of the form, or of a kind of document. */
export const returnedTitle = (document: string, { t, language }: ShownWords): string => {
  const part = formParts.find((each) => each === document);
  return part ? t(`document.${part}`) : documentTitle(document, language);
};
