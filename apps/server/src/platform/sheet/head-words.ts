import { plainWord } from './plain-word.js';

/** What a head says beside its word: a unit, an example, that it must be filled in. */
const bracketed = /[(（[【][^)）\]】]*[)）\]】]/g;

/** The ways to look for a head: as it stands, and without what stands in brackets. */
export const headWords = (head: string): readonly [whole: string, bare: string] => [
  plainWord(head),
  plainWord(head.replace(bracketed, '')),
];
