/** What is known of a line, whichever file it comes from. Texts are masked as they are kept. */
export interface SaidLine {
  readonly paid_on: string;
  /** The time of the day, `09:12` or `09:12:11`; null where nobody said it. */
  readonly paid_at: string | null;
  readonly payer_name: string;
  readonly note: string;
  /** The enrolment numbers that it names. */
  readonly numbers: readonly string[];
  /** Keyed hashes of the numbers of its transaction; one that tells nothing by itself has `~` before it. */
  readonly reference_keys: readonly string[];
  /** What the columns of its file were; null for a line of before this was kept. */
  readonly layout: string | null;
}

/** Whether two lines of one amount are one: the closer two texts, the higher. */
export type Likeness = 'reference' | 'moment' | 'text' | 'perhaps' | 'other';

type Relation = 'same' | 'like' | 'unsaid' | 'other';

/** A transaction keeps its number, whichever day an export books it on. */
const bookedWithin = 3 * 86_400_000;

/**
 * Accounts that stand beside a name, and everything that is no letter or figure; a star stays, which hides a part of a
 * name.
 */
const around = /\*{2,}\d{3,4}|[^\p{L}\p{M}\p{N}*]/gu;
const shortest = 2;
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(around, '');

/** `*晓明` and `李**` hide a part of a name; a name that is hidden whole says nothing. */
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
  /** The numbers that tell it by themselves. */
  readonly telling: readonly string[];
}

export const toCompared = (line: SaidLine): ComparedLine => ({
  ...line,
  payer: plain(line.payer_name),
  text: plain(line.note),
  telling: line.reference_keys.filter((key) => !key.startsWith('~')),
});

/** One layout says a line in the same words each time, so what it says otherwise is another line. */
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
  // Another payer is another line, unless both name the same candidate: whoever paid for them is written in two ways.
  if (payer === 'other') return numbers === 'same' ? 'perhaps' : 'other';
  if (payer === 'unsaid') return numbers === 'same' ? 'text' : 'perhaps';
  if (text === 'unsaid') return payer === 'same' ? 'text' : 'perhaps';
  return text === 'other' ? 'perhaps' : 'text';
};

const areBookedNear = (one: ComparedLine, other: ComparedLine) =>
  Math.abs(Date.parse(one.paid_on) - Date.parse(other.paid_on)) <= bookedWithin;

/** Two kinds of export: texts may be cut, longer or left out, and numbers and times may be of another kind. */
const compareAcross = (one: ComparedLine, other: ComparedLine, numbers: Relation): Likeness => {
  const payer = relate(one.payer, other.payer);
  const text = one.text === other.text ? 'same' : relate(one.text, other.text);
  const time = relateTimes(one.paid_at, other.paid_at);
  const texts = compareTexts(payer, text, numbers);
  if (relateSets(one.telling, other.telling) === 'other' || time === 'other')
    return texts !== 'other' && (text === 'same' || text === 'like') ? 'perhaps' : 'other';
  return time === 'same' && payer !== 'other' ? 'moment' : texts;
};

/** How much two lines of one amount, of two files, are one. */
export const compareLines = (one: ComparedLine, other: ComparedLine): Likeness => {
  const hasOneNumber = relateSets(one.telling, other.telling) === 'same';
  if (hasOneNumber && areBookedNear(one, other)) return 'reference';
  if (one.paid_on !== other.paid_on) return 'other';
  const numbers = relateSets(one.numbers, other.numbers);
  if (numbers === 'other') return 'other';
  const isOneLayout = one.layout !== null && one.layout === other.layout;
  return isOneLayout ? compareInLayout(one, other) : compareAcross(one, other, numbers);
};
