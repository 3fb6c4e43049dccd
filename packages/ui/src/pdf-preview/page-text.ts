/** The words of a page in reading order, one line a line, as an engine gives them in pieces. */
export const pageText = (items: readonly object[]): string =>
  items
    .map((item) => {
      const text = 'str' in item ? String(item.str) : '';
      return 'hasEOL' in item && item.hasEOL === true ? `${text}\n` : text;
    })
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
