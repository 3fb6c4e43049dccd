import { plainWord } from '../../../../platform/sheet/plain-word.js';
import { directionWords } from '../words/direction-words.js';

/** The way of money, as a word says it. */
type Direction = keyof typeof directionWords;

const ways = ['in', 'out', 'neutral'] as const satisfies readonly Direction[];

const wayOfWord: ReadonlyMap<string, Direction> = new Map(
  ways.flatMap((way) => directionWords[way].map((word) => [plainWord(word), way] as const)),
);

/** Words of two scripts may stand together, `贷Cr`. */
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|\p{N}+/gu;

/**
 * Reads the words of a direction, which may be two that agree, `贷 Cr`.
 * @returns `unsaid` for none, and `unknown` where a word is not known or contradicts another
 */
export const readDirection = (text: string): Direction | 'unsaid' | 'unknown' => {
  const word = plainWord(text);
  if (word === '') return 'unsaid';
  const whole = wayOfWord.get(word);
  if (whole) return whole;
  const parts = text.normalize('NFKC').match(words) ?? [];
  const [way, ...others] = new Set(parts.map((part) => wayOfWord.get(plainWord(part))));
  return way === undefined || others.length > 0 ? 'unknown' : way;
};
