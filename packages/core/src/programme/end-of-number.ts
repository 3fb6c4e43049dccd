/** The last part of a number, which tells the people of a class apart; all of it if it has no parts. */
export const endOfNumber = (number: string): string => number.slice(number.lastIndexOf('-') + 1);
