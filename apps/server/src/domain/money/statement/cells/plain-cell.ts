/** Placeholders that some banks write for no money. Spreadsheets write a dash behind the sign of the currency. */
export const filler = /^(?:\p{Sc}?\s*[\p{Pd}−/]*|[*]+|无|null|nil|none|n\/a)$/iu;

/** Marks of direction and blanks without width, which nobody sees. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Normalises a text. The mark before it, which keeps a spreadsheet from shortening a number, is removed. */
export const plain = (text: string): string =>
  text.normalize('NFKC').replace(unseen, '').replace(/^[`']/, '').replace(/\s+/g, ' ').trim();
