/** The facts of a line that any file may have. Texts are masked as they are kept. */
export interface SaidLine {
  readonly paid_on: string;
  /** The time of the day, `09:12` or `09:12:11`; null if unknown. */
  readonly paid_at: string | null;
  readonly payer_name: string;
  readonly note: string;
  /** The enrolment numbers that its texts contain. */
  readonly numbers: readonly string[];
  /** Keyed hashes of the numbers of its transaction; `~` marks one that does not identify it alone. */
  readonly reference_keys: readonly string[];
  /** The layout of its file; null for a line that was kept before layouts were. */
  readonly layout: string | null;
}

/** How sure it is that two lines of one amount are the same line, the surest first. */
export type Likeness = 'reference' | 'moment' | 'text' | 'perhaps' | 'other';

type Relation = 'same' | 'like' | 'unsaid' | 'other';

/** The most days between two bookings of a transaction, which keeps its number in every export. */
const bookedWithin = 3 * 86_400_000;

/**
 * Account numbers beside a name, and everything that is neither a letter nor a digit. A star stays, because it hides a
 * part of a name.
 */
const around = /\*{2,}\d{3,4}|[^\p{L}\p{M}\p{N}*]/gu;
const shortest = 2;
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(around, '');

/** `*晓明` and `李**` hide a part of a name; a name that is hidden entirely says nothing. */
const isHidden = (hidden: string, whole: string): boolean => {
  if (!hidden.includes('*')) return false;
  const [start = '', ...rest] = hidden.split(/\*+/);
  const end = rest.at(-1) ?? '';
  return (
    start + end !== '' &&
    whole.length > (start + end).length &&
    whole.startsWith(start) &&
    whole.endsWith(end)
  );
};

const hiddenWhole = /^\**$/;
const isPartOf = (part: string, whole: string): boolean => part.length >= shortest && whole.includes(part);

const relate = (one: string, other: string): Relation => {
  if (hiddenWhole.test(one) || hiddenWhole.test(other)) return 'unsaid';
  if (one === other) return 'same';
  const isLike = isPartOf(one, other) || isPartOf(other, one) || isHidden(one, other) || isHidden(other, one);
  return isLike ? 'like' : 'other';
};

const relateTimes = (one: string | null, other: string | null): Relation => {
  if (!one || !other) return 'unsaid';
  const said = Math.min(one.length, other.length);
  return one.slice(0, said) === other.slice(0, said) ? 'same' : 'other';
};

const share = (some: readonly string[], others: readonly string[]) =>
  some.some((each) => others.includes(each));

const relateSets = (some: readonly string[], others: readonly string[]): Relation => {
  if (some.length === 0 || others.length === 0) return 'unsaid';
  return share(some, others) ? 'same' : 'other';
};

/** A line with its texts in the form in which they are compared. */
export interface ComparedLine extends SaidLine {
  readonly payer: string;
  readonly text: string;
  /** The numbers that identify it alone. */
  readonly distinctive: readonly string[];
}

export const toCompared = (line: SaidLine): ComparedLine => ({
  ...line,
  payer: plain(line.payer_name),
  text: plain(line.note),
  distinctive: line.reference_keys.filter((key) => !key.startsWith('~')),
});

/** One layout writes a line in the same words each time, so different words are another line. */
const compareInLayout = (one: ComparedLine, other: ComparedLine): Likeness => {
  const isOther =
    one.payer !== other.payer ||
    relateTimes(one.paid_at, other.paid_at) === 'other' ||
    relateSets(one.reference_keys, other.reference_keys) === 'other';
  if (isOther) return 'other';
  if (one.text === other.text) return 'text';
  return relate(one.text, other.text) === 'like' ? 'perhaps' : 'other';
};

const compareTexts = (payer: Relation, text: Relation, numbers: Relation): Likeness => {
  // A different payer is another line, unless both name the same candidate: one payer may be written in two ways.
  if (payer === 'other') return numbers === 'same' ? 'perhaps' : 'other';
  if (payer === 'unsaid') return numbers === 'same' ? 'text' : 'perhaps';
  if (text === 'unsaid') return payer === 'same' ? 'text' : 'perhaps';
  return text === 'other' ? 'perhaps' : 'text';
};

const areBookedNear = (one: ComparedLine, other: ComparedLine) =>
  Math.abs(Date.parse(one.paid_on) - Date.parse(other.paid_on)) <= bookedWithin;

/**
 * Compares lines of two layouts: texts may be cut, longer or left out, and numbers and times may be of another kind.
 */
const compareAcross = (one: ComparedLine, other: ComparedLine, numbers: Relation): Likeness => {
  const payer = relate(one.payer, other.payer);
  const text = one.text === other.text ? 'same' : relate(one.text, other.text);
  const time = relateTimes(one.paid_at, other.paid_at);
  const texts = compareTexts(payer, text, numbers);
  if (relateSets(one.distinctive, other.distinctive) === 'other' || time === 'other')
    return texts !== 'other' && (text === 'same' || text === 'like') ? 'perhaps' : 'other';
  return time === 'same' && payer !== 'other' ? 'moment' : texts;
};

/** Compares two lines of one amount from two files. */
export const compareLines = (one: ComparedLine, other: ComparedLine): Likeness => {
  const hasOneNumber = relateSets(one.distinctive, other.distinctive) === 'same';
  if (hasOneNumber && areBookedNear(one, other)) return 'reference';
  if (one.paid_on !== other.paid_on) return 'other';
  const numbers = relateSets(one.numbers, other.numbers);
  if (numbers === 'other') return 'other';
  const isOneLayout = one.layout !== null && one.layout === other.layout;
  return isOneLayout ? compareInLayout(one, other) : compareAcross(one, other, numbers);
};
