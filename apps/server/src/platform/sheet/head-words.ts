import { plainWord } from './plain-word.js';

/** Additions in brackets beside the word of a head: a unit, an example, that it must be filled in. */
const bracketed = /[(（[【][^)）\]】]*[)）\]】]/g;

/** The two forms in which a head is looked up: as it is written, and without its brackets. */
export const headWords = (head: string): readonly [whole: string, bare: string] => [
  plainWord(head),
  plainWord(head.replace(bracketed, '')),
];
