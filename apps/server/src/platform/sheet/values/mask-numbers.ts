const longNumber = /\d{7,}/g;

/** Blanks and marks between the groups of a number, as people and programs write them. */
const between = String.raw`[\s\p{Pd}\u2212.·_/]{1,3}`;

/** Groups of an identity number, an account and a phone. */
const groups = [
  ['\\d{6}', '\\d{8}', '\\d{3}[\\dXx]'],
  ['\\d{6}', '\\d{11}[\\dXx]'],
  ['\\d{14}', '\\d{3}[\\dXx]'],
  ['\\d{6}', '\\d{4}', '\\d{4}', '\\d{3}[\\dXx]'],
  ['\\d{4}', '\\d{4}', '\\d{4}', '\\d{4}', '\\d{1,4}'],
  ['\\d{4}', '\\d{4}', '\\d{4}', '\\d{4}'],
  ['1[3-9]\\d', '\\d{4}', '\\d{4}'],
];

/** A number in groups, “310101 19900301 1000”. */
const inGroups = new RegExp(
  `(?<!\\d)(?:${groups.map((parts) => parts.join(between)).join('|')})(?!\\d)`,
  'gu',
);

/** The last four characters of a number, without what stands between its groups. */
const lastFour = (number: string): string => `****${number.replace(/[^\dXx]/g, '').slice(-4)}`;

/** A day in figures alone, `20261103`. */
const dayInFigures = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

const masked = (text: string, isKept: (digits: string) => boolean): string =>
  text
    .replace(inGroups, lastFour)
    .replace(longNumber, (digits) => (isKept(digits) ? digits : lastFour(digits)));

/** A text of the bank's without whole accounts, phones and identity numbers. */
export const maskNumbers = (text: string): string => masked(text, () => false);

/** The same with its days, as a person looks at it; what is kept has no more need of them. */
export const maskButDays = (text: string): string => masked(text, (digits) => dayInFigures.test(digits));
