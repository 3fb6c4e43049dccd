/**
 * The value of a cell: a number is a score; a text is the id of a mark such as `absent`, or typed text that could
 * not be read, kept for correction; null is an empty cell.
 */
export type ScoreValue = number | string | null;

/** One subject and the scores it takes. */
export interface ScoreColumn {
  id: string;
  label: string;
  /** The lowest score, 0 by default. */
  min?: number;
  /** The highest score, 100 by default. */
  max?: number;
  /** Digits after the point; 0 for whole scores. */
  decimals?: number;
}

/** A mark that may replace a score. */
export interface ScoreMark {
  id: string;
  label: string;
  /** The one key that sets it, such as `q`. */
  key: string;
}

/** Why an entry cannot stay as it is. */
export type ScoreProblem = 'not_a_number' | 'too_small' | 'too_large' | 'too_fine';

// A comma is a decimal point here, never a thousands separator: 8,5 must not become 85.
const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[,。、]/, '.')
    .replace('−', '-');

const markOf = (text: string, marks: readonly ScoreMark[]): ScoreMark | undefined => {
  const said = text.normalize('NFKC').trim().toLowerCase();
  return marks.find(({ id, label, key }) => [id, label, key].some((name) => name.toLowerCase() === said));
};

const problemOfText = (plain: string, { min = 0, max = 100, decimals = 0 }: ScoreColumn) => {
  const digits = /^[+-]?(?:\d+(?:\.(\d*))?|\.(\d+))$/.exec(plain);
  if (!digits) return 'not_a_number';
  const fraction = (digits[1] ?? digits[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return 'too_fine';
  if (Number(plain) < min) return 'too_small';
  return Number(plain) > max ? 'too_large' : null;
};

/** The problem of a value; null if there is none. */
export const problemOf = (
  value: ScoreValue,
  column: ScoreColumn,
  marks: readonly ScoreMark[],
): ScoreProblem | null => {
  if (value === null) return null;
  if (typeof value === 'string' && markOf(value, marks)) return null;
  return problemOfText(plainOf(String(value)), column);
};

/**
 * The value of typed or pasted text: full-width digits and a decimal comma are read; unreadable text stays as it
 * is.
 */
export const readScore = (text: string, column: ScoreColumn, marks: readonly ScoreMark[]): ScoreValue => {
  const plain = plainOf(text);
  if (plain === '') return null;
  const mark = markOf(text, marks);
  if (mark) return mark.id;
  // Plus 0, so that -0 is 0.
  return problemOfText(plain, column) === null ? Number(plain) + 0 : text.trim();
};

/** A value as it is shown and copied: scores with the column's decimals, marks by their label. */
export const showScore = (value: ScoreValue, column: ScoreColumn, marks: readonly ScoreMark[]): string => {
  if (value === null) return '';
  if (typeof value === 'string') return marks.find(({ id }) => id === value)?.label ?? value;
  return problemOf(value, column, marks) === 'too_fine' ? String(value) : value.toFixed(column.decimals ?? 0);
};
