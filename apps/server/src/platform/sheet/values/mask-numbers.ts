const longNumber = /\d{7,}/g;
/** An identity number in groups, “310101 19900301 1000”. */
const inGroups =
  /(?<!\d)(?:\d{6} \d{8} \d{3}[\dXx]|\d{6} \d{11}[\dXx]|\d{14} \d{3}[\dXx]|\d{6} \d{4} \d{4} \d{3}[\dXx])(?!\d)/g;

/** A day in figures alone, `20261103`. */
const dayInFigures = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

const masked = (text: string, isKept: (digits: string) => boolean): string =>
  text
    .replace(inGroups, (number) => `****${number.slice(-4)}`)
    .replace(longNumber, (digits) => (isKept(digits) ? digits : `****${digits.slice(-4)}`));

/** A text of the bank's without whole accounts, phones and identity numbers. */
export const maskNumbers = (text: string): string => masked(text, () => false);

/** The same with its days, as a person looks at it; what is kept has no more need of them. */
export const maskButDays = (text: string): string => masked(text, (digits) => dayInFigures.test(digits));
