/** The most characters that an amount has with everything around it. */
const longest = 60;
/** Characters that nobody sees: the calculator of Windows copies its result between two of them. */
const unseen = /\p{Cf}/gu;
/** Dashes of every kind, and the triangles of Japanese books. */
const minus = /[\p{Pd}−△▲]/gu;

/** A currency: its code, its sign or both, “RMB￥”. */
const unit = String.raw`(?:人民币|[A-Z]{3})?(?:[A-Z]{0,2}\p{Sc}|元整?|圆整?|円)?`;
const sign = '([-+])?';
/** An amount and everything that may stand around it: any other word may say that it is none. */
const around = new RegExp(
  String.raw`^${sign}${unit}${sign}(\()?${unit}${sign}(\d[\d.,'’ ]*|\.\d+)${unit}(\))?${unit}${sign}(CR|DR)?$`,
  'iu',
);
/** As programs write it: most amounts are no more. */
const simple = /^([-+]?)(\d[\d,]*(?:\.\d*)?)$/;
const codes: ReadonlySet<string> = new Set(['RMB', ...Intl.supportedValuesOf('currency')]);
const threeLetters = /[A-Z]{3}/gi;
/** Blanks that part no thousands. */
const loose = /(?<!\d)\s+|\s+(?!\d)/g;

/** How the amounts of a column write their decimals: behind a point, three of them behind one, or behind a comma. */
export type Decimals = 'point' | 'thousandths' | 'comma';

const groupedBy = (marks: string, decimal: string) =>
  new RegExp(String.raw`^(?:\d+|\d{1,3}(?:([${marks}])\d{3}(?:\1\d{3})*))(?:${decimal}\d*)?$`);
const byPoint = groupedBy(",'’ ", String.raw`\.`);
const byComma = groupedBy(".'’ ", ',');
/** A mark behind which three figures stand parts thousands or decimals. */
const eitherPoint = /^[1-9]\d{0,2}\.\d{3}$/;
const eitherComma = /^[1-9]\d{0,2},\d{3}$/;
const noWhole = /^\.\d+$/;
/** Two numbers in one cell, or one whose thousands are parted: only decimals tell. */
const eitherBlank = /^[\d ]* [\d ]*$/;
/** Spreadsheets keep 15 digits of a number; the digits that they store behind them are noise. */
const keptDigits = 15;

const plain = (text: string) =>
  text.length > longest
    ? ''
    : text.normalize('NFKC').replace(/^[`']/, '').replace(unseen, '').replace(minus, '-').replace(loose, '');

interface AmountParts {
  readonly figures: string;
  /** -1 for money that went out. */
  readonly signs: readonly number[];
}

const signOf = (mark: string): number => (/^(?:-|DR)$/i.test(mark) ? -1 : 1);

/** An amount with marks around it; undefined for one with other words, and for signs that contradict each other. */
const markedParts = (text: string): AmountParts | undefined => {
  const [whole, first, second, open, third, figures, close, last, mark] = around.exec(plain(text)) ?? [];
  if (whole === undefined || figures === undefined || (open === undefined) !== (close === undefined))
    return undefined;
  if ((whole.match(threeLetters) ?? []).some((code) => !codes.has(code.toUpperCase()))) return undefined;
  const written = [first, second, third, last].flatMap((each) => each ?? []);
  const signs = [...written, ...(open ? ['-'] : []), ...(mark ? [mark] : [])].map(signOf);
  return written.length > 1 || new Set(signs).size > 1 ? undefined : { figures, signs };
};

/** The figures of an amount and its signs; undefined for a text that is no amount. */
const partsOf = (text: string): AmountParts | undefined => {
  const [, sign, figures] = simple.exec(text) ?? [];
  return figures === undefined ? markedParts(text) : { figures, signs: sign ? [signOf(sign)] : [] };
};

/** The figures of an amount without what stands around them; empty for a text that is no amount. */
export const figuresOf = (text: string): string => partsOf(text)?.figures ?? '';

/** Whether an amount says by itself whether it came in or went out. */
export const isSigned = (text: string): boolean => (partsOf(text)?.signs.length ?? 0) > 0;

/** A number as programs write it; undefined for one that this column does not write, or that may be two. */
const numberOf = (figures: string, decimals: Decimals): string | undefined => {
  if (eitherBlank.test(figures)) return undefined;
  if (decimals === 'comma')
    return byComma.test(figures) && !eitherComma.test(figures)
      ? figures.replace(/[.'’ ]/g, '').replace(',', '.')
      : undefined;
  if (!byPoint.test(figures) && !noWhole.test(figures)) return undefined;
  if (decimals === 'point' && eitherPoint.test(figures)) return undefined;
  return figures.replace(/[,'’ ]/g, '');
};

/**
 * Reads integer cents as sheets write them, `1,234.50`: negative for money that went out, undefined for a text
 * that is no amount, or that may be two.
 */
export const readCents = (text: string, decimals: Decimals = 'point'): number | undefined => {
  const { figures, signs } = partsOf(text) ?? {};
  const number = figures === undefined ? undefined : numberOf(figures, decimals);
  if (number === undefined) return undefined;
  const kept = Number(Number(number).toPrecision(keptDigits));
  const value = Math.round(kept * 100);
  // Fractions of a cent and values that the database cannot hold are no amounts.
  if (!Number.isSafeInteger(value) || Number((value / 100).toPrecision(keptDigits)) !== kept)
    return undefined;
  return signs?.includes(-1) && value !== 0 ? -value : value;
};

/** A number in scientific form, of as many digits as spreadsheets keep. */
const scientific = /^(\d)(?:\.(\d+))?e([+-]\d+)$/;

/** A number times a power of ten, exactly, with at least two decimals. */
const timesPower = (number: string, power: number): string => {
  const [, first = '0', others = '', exponent = '0'] =
    scientific.exec(Number(number).toExponential(keptDigits - 1)) ?? [];
  const digits = `${first}${others}`.replace(/0+$/, '') || '0';
  const decimals = digits.length - 1 - Number(exponent) - power;
  const whole = decimals < 0 ? `${digits}${'0'.repeat(-decimals)}` : digits.padStart(decimals + 1, '0');
  const at = whole.length - Math.max(0, decimals);
  return `${whole.slice(0, at)}.${whole.slice(at).padEnd(2, '0')}`;
};

/**
 * An amount of another unit in the main one, with all that stands around its figures: “¥0.68” of 万元 is “¥6800.00”.
 * @returns undefined for a text that is no amount
 */
export const inMainUnit = (text: string, decimals: Decimals, power: number): string | undefined => {
  const figures = figuresOf(text);
  const number = figures === '' ? undefined : numberOf(figures, decimals);
  if (number === undefined) return undefined;
  const main = timesPower(number, power);
  return plain(text).replace(figures, decimals === 'comma' ? main.replace('.', ',') : main);
};

/** Whether an amount can be read as whole cents. */
export const isWholeCents = (text: string, decimals: Decimals): boolean =>
  readCents(text, decimals) !== undefined;
