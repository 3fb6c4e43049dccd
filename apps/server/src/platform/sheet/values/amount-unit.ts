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

const inCell = (text: string, next: string): AmountUnit | undefined =>
  unitIn(text, labelled) ??
  unitIn(text, labelledLatin) ??
  unitIn(text.replace(/^[([【]|[)\]】]$/g, ''), whole) ??
  (new RegExp(`^${label}$`, 'i').test(text) ? unitIn(next, whole) : undefined);

/** The unit that the lines above the heads name; of several that which stands nearest to the heads. */
export const unitAbove = (above: readonly { readonly cells: readonly string[] }[]): AmountUnit | undefined =>
  above
    .flatMap(({ cells }) => {
      const filled = cells.map(plain).filter(Boolean);
      return filled.flatMap((text, at) => inCell(text, filled[at + 1] ?? '') ?? []);
    })
    .at(-1);
