/** A word as it is compared: without case, blanks and the marks that heads carry. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*:：()（）“”"'_.、,，-]+/g, '');
