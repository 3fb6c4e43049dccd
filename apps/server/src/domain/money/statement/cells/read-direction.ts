import { plainWord } from '../../../../platform/sheet/plain-word.js';
import { directionWords } from '../words/direction-words.js';
import { bareCode, type DirectionCodes, isCode } from './direction-codes.js';

/** The way of money, as a word says it. */
type Direction = keyof typeof directionWords;

const ways = ['in', 'out', 'neutral'] as const satisfies readonly Direction[];

const wayOfWord: ReadonlyMap<string, Direction> = new Map(
  ways.flatMap((way) => directionWords[way].map((word) => [plainWord(word), way] as const)),
);

/** Words of two scripts may stand together, `贷Cr`. */
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|\p{N}+/gu;

const noCodes: DirectionCodes = new Map();

/**
 * Reads the words of a direction, which may be two that agree, `贷 Cr`, or a number beside its word, or alone if
 * something explains it.
 * @returns `unsaid` for none, and `unknown` where a word is not known or contradicts another
 */
export const readDirection = (text: string, codes = noCodes): Direction | 'unsaid' | 'unknown' => {
  const word = plainWord(text);
  if (word === '') return 'unsaid';
  const whole = codes.get(bareCode(word)) ?? wayOfWord.get(word);
  if (whole) return whole;
  const parts = (text.normalize('NFKC').match(words) ?? []).filter((part) => !isCode(part));
  const [way, ...others] = new Set(parts.map((part) => wayOfWord.get(plainWord(part))));
  return way === undefined || others.length > 0 ? 'unknown' : way;
};
