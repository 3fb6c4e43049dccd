import { plainWord } from '../../../../platform/sheet/plain-word.js';
import { statusWords } from '../words/status-words.js';
import { filler } from './plain-cell.js';

type Status = keyof typeof statusWords;

const states = ['done', 'undone'] as const satisfies readonly Status[];

const statusOfWord: ReadonlyMap<string, Status> = new Map(
  states.flatMap((state) => statusWords[state].map((word) => [plainWord(word), state] as const)),
);

/** A part that went back stands behind the word, `已退款(¥20.00)`. */
const amountBehind = /[\s(（]*[¥￥]?\s*\d[\d,.]*\s*元?[\s)）]*$/;

const readOne = (text: string): Status | 'unknown' => {
  if (filler.test(text)) return 'done';
  const known =
    statusOfWord.get(plainWord(text)) ?? statusOfWord.get(plainWord(text.replace(amountBehind, '')));
  return known ?? 'unknown';
};

/**
 * Reads what became of a line, by the columns that say it.
 * @returns the word of a line whose money never came or went back, an empty text for one that came and stayed or says
 * nothing, and undefined where a word is not known
 */
export const readStatus = (texts: readonly string[]): string | undefined => {
  const undone = texts.find((text) => readOne(text) === 'undone');
  if (undone !== undefined) return undone;
  return texts.some((text) => readOne(text) === 'unknown') ? undefined : '';
};
