const letters = 26;
const before = 'A'.charCodeAt(0) - 1;

/** The letters of a column: 0 is A, 26 is AA. */
export const columnLetters = (column: number): string => {
  let text = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / letters)) {
    text = String.fromCharCode(before + 1 + ((left - 1) % letters)) + text;
  }
  return text;
};

/** The column of a reference such as `AB12`, from 0; undefined where it names none. */
export const columnOf = (reference: string): number | undefined => {
  let column = 0;
  let at = 0;
  for (; at < reference.length && at < 4; at += 1) {
    const digit = reference.charCodeAt(at) - before;
    if (digit < 1 || digit > letters) break;
    column = column * letters + digit;
  }
  return column === 0 ? undefined : column - 1;
};
