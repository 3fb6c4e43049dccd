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
const masked = (number: string): string => `****${number.replace(/[^\dXx]/g, '').slice(-4)}`;

/** A text of the bank's without whole accounts, phones and identity numbers. */
export const maskNumbers = (text: string): string =>
  text.replace(inGroups, masked).replace(longNumber, masked);
