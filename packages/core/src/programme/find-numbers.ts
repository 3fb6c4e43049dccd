import type { Programme } from './programme.js';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What people write between the parts of a number, or leave out. */
const gap = '[\\s\\-_.·/‐-―−－]{0,3}';

/** The parts of a pattern: literals, dashes and places for figures. */
const parts = /\{(\w+)(?::(\d+))?\}|-|[^-{]+/g;

/** @returns the expression for one number, and how it is put together again from its groups */
const readerOf = ({ class_code, enrolment }: Programme['numbers']) => {
  const groups: ('group' | '-')[] = [];
  const source = Array.from(
    enrolment.replace('{class_code}', class_code).matchAll(parts),
    ([part, name, digits]) => {
      if (part === '-') {
        groups.push('-');
        return gap;
      }
      groups.push('group');
      if (name === undefined) return `(${escaped(part)})`;
      // As few figures as the pattern asks for come first: written without a dash, what follows has its own.
      return name === 'yy' ? '(\\d{2})' : `(\\d{${digits ?? '1'},}?)`;
    },
  ).join(gap);
  return { expression: new RegExp(`(?<![A-Z0-9])${source}(?![A-Z0-9])`, 'g'), groups };
};

/**
 * The enrolment numbers of a programme in a free text, such as the purpose of a transfer, each in its canonical form: `tc26 0025/00298` and
 * `TC26002500298` give `TC26-0025-00298`. Whether there is such an enrolment is not known here.
 */
export const findNumbers = (numbers: Programme['numbers'], text: string): string[] => {
  const { expression, groups } = readerOf(numbers);
  const found = Array.from(text.normalize('NFKC').toUpperCase().matchAll(expression), ([, ...said]) => {
    let next = 0;
    return groups.map((part) => (part === '-' ? '-' : (said[next++] ?? ''))).join('');
  });
  return [...new Set(found)];
};
