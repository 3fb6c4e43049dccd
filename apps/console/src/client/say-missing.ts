import { codePointName, type Translator } from '@skillcert/core';
import type { Messages } from '../messages/compiled/message-types.js';

const namedMost = 5;

/** Names the characters that no font has, and the way to handle a document that shows their numbers in their place. */
export const sayMissing = (t: Translator<Messages>, characters: readonly string[]): string => {
  const named = characters.slice(0, namedMost).map((each) => `“${each}” (${codePointName(each)})`);
  const more = characters.length > namedMost ? ['…'] : [];
  return t('common.missing_characters', { characters: [...named, ...more].join(t('common.list_comma')) });
};
