import { plainWord } from '../../../../platform/sheet/plain-word.js';
import type { ReadLine } from '../read-line.js';

type Line = Pick<ReadLine, 'payer_name' | 'numbers'>;

/**
 * Recognises money of our own accounts: its payer is one of them, or the holder of the statement, and it names no
 * enrolment.
 */
export const isOwnBy = (names: ReadonlySet<string>, holder: string): ((line: Line) => boolean) => {
  const own = new Set([...names, ...(holder ? [plainWord(holder)] : [])]);
  return ({ payer_name, numbers }) => numbers.length === 0 && own.has(plainWord(payer_name));
};
