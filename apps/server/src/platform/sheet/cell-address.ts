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
