/** A unit of money that is not the main one of its currency. */
export interface AmountUnit {
  /** The power of ten that one of it has in the main unit: 4 for 万元, -2 for 分. */
  readonly power: number;
  /** Its name as it was written. */
  readonly name: string;
}

const powers: Readonly<Record<string, number>> = {
  ...{ 百: 2, 佰: 2, 千: 3, 仟: 3, 万: 4, 萬: 4, 十万: 5, 百万: 6, 千万: 7, 亿: 8, 億: 8 },
  ...{ 角: -1, 分: -2, hundred: 2, thousand: 3, million: 6, mil: 3, millon: 6, "'000": 3 },
};

const multiple = '十万|百万|千万|[百佰千仟万萬亿億]';
const main = '[元圆圓円]';
const currency = `(?:人民币|rmb|cny|yuan|yuanes|¥|￥)`;
const latin = `(?<latin>hundred|thousand|million|mil|millon|'000)(?:e?s)?`;
const han = `(?<unit>(?:${multiple})?${main}|${multiple}|角|分)`;
const label = String.raw`(?:(?:货币|金额|计量|币种)?[单単]位\s*[:：]?\s*)`;

/** A text that is a unit and nothing else, “人民币万元”, “单位：千元”, “in thousands of CNY”. */
const whole = new RegExp(
  String.raw`^(?:${label}?${currency}?\s*${han}\s*[/,，]?\s*${currency}?|(?:units?\s*:?\s*)?(?:(?:in|en)\s+)?${currency}?\s*${latin}(?:\s+(?:of|de)\s+${currency}|\s*${currency})?)$`,
  'i',
);
/** A unit that a line names behind its word: “单位：上海某某公司” names a company. */
const labelled = new RegExp(
  String.raw`${label}(?:${currency})?${han}(?![\p{L}\p{N}])|${label}(?:${currency})?(?<last>(?:${multiple})?${main})${currency}`,
  'iu',
);
const labelledLatin = new RegExp(
  String.raw`(?:\b(?:in|en|units?\s*:?)\s+${currency}?\s*|${currency}\s*)${latin}(?![\p{L}\p{N}])`,
  'iu',
);
/** The end of a head, “收入金额万元”. Words such as 积分 end otherwise, and 美元 is a currency. */
const atEnd = new RegExp(`(?:${multiple})?(?<![美日港欧澳加韩台])${main}$`);
const behindSlash = new RegExp(String.raw`/\s*${han}\s*$`);
const outerBrackets = /^[([【]|[)\]】]$/g;
const inBrackets = /[([【]([^()[\]【】]*)[)\]】]/g;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/millón|millones/gi, 'millon')
    .replace(/\s+/g, ' ')
    .trim();

const toUnit = (name: string): AmountUnit => {
  const word = name.toLowerCase().replace(new RegExp(`${main}$`), '');
  return { name, power: powers[word] ?? 0 };
};

const unitIn = (text: string, form: RegExp): AmountUnit | undefined => {
  const found = form.exec(text);
  if (!found) return undefined;
  const { unit, last, latin: word } = found.groups ?? {};
  if (word !== undefined) {
    const written = /\p{L}+/u.test(word) ? text.slice(text.indexOf(word)).match(/^\p{L}+/u)?.[0] : word;
    return { ...toUnit(word), name: written ?? word };
  }
  return toUnit(unit ?? last ?? found[0]);
};

/** The unit that a head names: in brackets, behind a slash or at its end; undefined where it names none. */
export const unitOfHead = (head: string): AmountUnit | undefined => {
  const text = plain(head);
  for (const [, inside = ''] of text.matchAll(inBrackets)) {
    const unit = unitIn(inside.trim(), whole);
    if (unit) return unit;
  }
  const outside = text.replace(inBrackets, '').trim();
  return unitIn(outside, behindSlash) ?? unitIn(outside, atEnd) ?? unitIn(outside, labelledLatin);
};

/** The unit that a cell says is one; `next` is the cell behind it. */
const labelledIn = (text: string, next: string): AmountUnit | undefined =>
  unitIn(text, labelled) ??
  unitIn(text, labelledLatin) ??
  (new RegExp(`^${label}$`, 'i').test(text) ? unitIn(next, whole) : undefined);

const inCell = (text: string, next: string): AmountUnit | undefined =>
  labelledIn(text, next) ?? unitIn(text.replace(outerBrackets, ''), whole);

/** The unit that the lines above the heads name; of several that which stands nearest to the heads. */
export const unitAbove = (above: readonly { readonly cells: readonly string[] }[]): AmountUnit | undefined =>
  above
    .flatMap(({ cells }) => {
      const filled = cells.map(plain).filter(Boolean);
      return filled.flatMap((text, at) => inCell(text, filled[at + 1] ?? '') ?? []);
    })
    .at(-1);

/** An amount that names its unit beside its figures, in parts. */
interface UnitedAmount {
  readonly unit: AmountUnit;
  /** The amount without its unit, “人民币0.68”. */
  readonly bare: string;
}

/** The most characters of an amount with everything around it. */
const longest = 60;
/** Most amounts are figures alone. */
const figuresAlone = /^[\d\s.,+-]*$/;
/** A unit behind the figures. Letters may stand behind it only where they are a currency: “2万份” is no amount. */
const behindFigures = new RegExp(
  String.raw`^(?<before>.*?\d\.?\)?)\s*(?:${han}整?|${latin})(?<after>(?:\s*(?:人民币|[A-Z]{2,3}))?[^\p{L}\p{N}]*)$`,
  'iu',
);

/** The unit that an amount names itself, “0.68万元”; undefined for one that names none. */
export const unitOfAmount = (said: string): UnitedAmount | undefined => {
  if (said.length > longest || figuresAlone.test(said)) return undefined;
  const text = plain(said);
  const { before, after = '' } = behindFigures.exec(text)?.groups ?? {};
  const unit = before === undefined ? undefined : unitIn(text, behindFigures);
  return unit && before !== undefined ? { unit, bare: `${before}${after}` } : undefined;
};

/** A line about the table has neither an amount nor a day. */
const figureOrDay = /^[^\p{L}]*\d[^\p{L}]*$|\d{2,4}年|\d\s*(?:元|[A-Z]{3})/u;

/** A cell that may name a unit: most rows have none. */
const maybe = /位|\b(?:in|en|units?)\s|^[([（【]?.{0,5}[元圆圓円]/iu;

/** The unit that a row under the heads names, if it is no more than a line about the table: “单位：万元”. */
export const unitOfLine = ({ cells }: { readonly cells: readonly string[] }): AmountUnit | undefined => {
  if (!cells.some((cell) => maybe.test(cell))) return undefined;
  const filled = cells.map(plain).filter(Boolean);
  if (filled.some((text) => figureOrDay.test(text))) return undefined;
  const find = filled.length === 1 ? inCell : labelledIn;
  return filled.flatMap((text, at) => find(text, filled[at + 1] ?? '') ?? []).at(-1);
};
