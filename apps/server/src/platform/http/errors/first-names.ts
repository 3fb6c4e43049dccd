import { wordsIn } from '../words.js';

const shown = 3;

/** The first of some names in a sentence; an ellipsis stands for the others of `count`. */
export const firstNames = (names: readonly string[], count: number, language: string): string =>
  `${names.slice(0, shown).join(wordsIn(language)('credential.comma'))}${count > shown ? '…' : ''}`;

/** Names that a sentence says before it counts the others. */
export const namedAtMost = 5;

/** The values for a sentence that names the first of `count` and says how many more there are. */
export const namesAndMore = (names: readonly string[], count: number, language: string) => {
  const first = names.slice(0, namedAtMost);
  return {
    names: first.join(wordsIn(language)('credential.comma')),
    count,
    more: Math.max(0, count - first.length),
  };
};
