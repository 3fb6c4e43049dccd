const longNumber = /\d{7,}/g;
/** An identity number in groups, “310101 19900301 1000”. */
const inGroups =
  /(?<!\d)(?:\d{6} \d{8} \d{3}[\dXx]|\d{6} \d{11}[\dXx]|\d{14} \d{3}[\dXx]|\d{6} \d{4} \d{4} \d{3}[\dXx])(?!\d)/g;

/** A text of the bank's without whole accounts, phones and identity numbers. */
export const maskNumbers = (text: string): string =>
  text
    .replace(inGroups, (number) => `****${number.slice(-4)}`)
    .replace(longNumber, (digits) => `****${digits.slice(-4)}`);
