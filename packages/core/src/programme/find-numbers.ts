import type { Programme } from './programme.js';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The separators that people write between the parts of a number, or leave out. */
const gap = '[\\s\\-_.·/‐-―−－]{0,3}';

/** The parts of a pattern: literals, dashes and places for figures. */
const parts = /\{(\w+)(?::(\d+))?\}|-|[^-{]+/g;

/** @returns the expression for one number, and the function that rebuilds it from its groups */
const readerOf = ({ class_code }: Programme['numbers'], pattern: string) => {
  const groups: ('group' | '-')[] = [];
  const source = Array.from(
    pattern.replace('{class_code}', class_code).matchAll(parts),
    ([part, name, digits]) => {
      if (part === '-') {
        groups.push('-');
        return gap;
      }
      groups.push('group');
      if (name === undefined) return `(${escaped(part)})`;
      // The shortest run of digits that fits the pattern comes first: in a number without dashes, the next
      // part has its own digits.
      return name === 'yy' ? '(\\d{2})' : `(\\d{${digits ?? '1'},}?)`;
    },
  ).join(gap);
  return { expression: new RegExp(`(?<![A-Z0-9])${source}(?![A-Z0-9])`, 'gi'), groups };
};

const joined = (groups: readonly string[], said: readonly string[]): string => {
  let next = 0;
  return groups.map((part) => (part === '-' ? '-' : (said[next++] ?? ''))).join('');
};

const plain = (text: string) => text.normalize('NFKC').toUpperCase();

/**
 * The enrolment numbers of a programme in a free text, such as the purpose of a transfer, each in its
 * canonical form: `tc26 0025/00298` and `TC26002500298` give `TC26-0025-00298`. Whether there is such an
 * enrolment is not known here.
 */
export const findNumbers = (numbers: Programme['numbers'], text: string): string[] => {
  const { expression, groups } = readerOf(numbers, numbers.enrolment);
  const found = Array.from(plain(text).matchAll(expression), ([, ...said]) => joined(groups, said));
  return [...new Set(found)];
};

/** The number of an enrolment or a ticket that a text is as a whole, in its canonical form; else the text itself. */
export const wholeNumber = (numbers: Programme['numbers'], text: string): string => {
  const said = plain(text).trim();
  for (const pattern of [numbers.enrolment, numbers.ticket]) {
    const { expression, groups } = readerOf(numbers, pattern);
    const [found] = said.matchAll(expression);
    if (found?.[0] === said) return joined(groups, found.slice(1));
  }
  return text;
};

const figuresIn = (text: string) => text.replace(/\D/g, '').length;
/** A class may have more people than its pattern has figures for, but not a thousand times as many. */
const moreFigures = 2;

/**
 * Changes a text except for the enrolment numbers in it. A run of digits alone, or one too long for a number,
 * is changed too.
 */
export const besideNumbers = (
  numbers: Programme['numbers'],
  text: string,
  change: (rest: string) => string,
): string => {
  const example = numbers.enrolment.replace('{class_code}', numbers.class_code);
  const figures = Array.from(example.matchAll(/\{(\w+)(?::(\d+))?\}/g), ([, name, digits]) =>
    name === 'yy' ? 2 : Number(digits ?? 1),
  ).reduce((sum, each) => sum + each, 0);
  let at = 0;
  let changed = '';
  for (const { 0: number, index } of text.matchAll(readerOf(numbers, numbers.enrolment).expression)) {
    if (!/[a-z]/i.test(number) || figuresIn(number) > figures + moreFigures) continue;
    changed += change(text.slice(at, index)) + number;
    at = index + number.length;
  }
  return changed + change(text.slice(at));
};
