const longNumber = /\d{7,}/g;

/** A text of the bank's without whole accounts, phones and identity numbers. */
export const maskNumbers = (text: string): string =>
  text.replace(longNumber, (digits) => `****${digits.slice(-4)}`);
