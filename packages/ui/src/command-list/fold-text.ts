/** A text as it is compared, and where each of its units stood in the original. */
export interface FoldedText {
  text: string;
  /** For each unit of `text` the index in the original; one more at the end. */
  at: readonly number[];
}

const marks = /[\u0300-\u036f]/g;

/** Case, width and Latin accents count for nothing: `ＭＡＤＲＩＤ` and `Málaga` are found by `madrid` and `malaga`. */
export const foldText = (original: string): FoldedText => {
  const at: number[] = [];
  let text = '';
  let index = 0;
  for (const char of original) {
    const plain = char.normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase();
    for (const _unit of plain.split('')) at.push(index);
    text += plain;
    index += char.length;
  }
  at.push(index);
  return { text, at };
};
