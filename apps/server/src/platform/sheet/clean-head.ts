/** Additions in brackets beside the word of a head: a unit, an example, that it must be filled in. */
export const bracketed = /[([{〔【「〈《<（]([^)\]}〕】」〉》>）]*)[)\]}〕】」〉》>）]/g;
/** A head that stands in brackets as a whole. */
const wholeInBrackets = /^[[【「〈《<]([^\]】」〉》>]*)[\]】」〉》>]$/;
/** Marks that point at a head, its currency, and what nobody sees. */
const marks = /[\p{Cf}\p{So}\p{Sc}※*#•’‘]/gu;
/** The number of a column, in a circle or with a mark behind it: “6排” is a cell of a row. */
const circled = /^\s*\p{No}+/u;
const numbered = /^\s*[([]?(?:\d{1,2}(?!\d)|[一二三四五六七八九十]{1,3})[)\].、．:]\s*(?=\D)/;
/** A unit behind a slash. */
const unit =
  /\s*\/\s*(?:个?月|[年日天分人排列行座个岁位]|周岁|人民币元|[百十千]?[万亿]?元|角|小时|学时|%|rmb|cny|yuan|years?|points?)\s*$/i;

const han = /\p{Script=Han}/u;
const latin = /[A-Za-z][A-Za-z .']*/g;

/** A head without what stands around its word, in plain width. */
export const cleanHead = (said: string): string => {
  const head = said.replace(circled, '').normalize('NFKC').replace(marks, '').trim();
  return (wholeInBrackets.exec(head)?.[1] ?? head).replace(numbered, '').replace(unit, '');
};

/** A head that names its column in two languages, “Trans Date 交易日期”, in one of them. */
export const inOneLanguage = (head: string): string => (han.test(head) ? head.replace(latin, '') : head);

/** The Latin words of a head. */
export const latinOf = (head: string): string => (head.match(latin) ?? []).join(' ');

/** The parts of a head between slashes and lines, and what stands in its brackets. */
export const partsOfHead = (head: string): readonly string[] => {
  const inside = Array.from(head.matchAll(bracketed), ([, within = '']) => within);
  return [...head.replace(bracketed, '').split(/[/|\n]/), ...inside].filter((part) => part.trim());
};

/** The meaning that all parts of a head have; undefined if one has none, or another. */
const sharedMeaning = <Meaning>(
  parts: readonly string[],
  meaningOf: (part: string) => Meaning | undefined,
): Meaning | undefined => {
  const [meaning, ...others] = new Set(parts.map(meaningOf));
  return others.length > 0 ? undefined : meaning;
};

/**
 * The meaning of words that mean the same, parted by slashes or lines, or with a translation in brackets. In one
 * language all must be known: “贷方/借方” is not incoming money.
 */
export const meaningOfParts = <Meaning>(
  head: string,
  meaningOf: (part: string) => Meaning | undefined,
): Meaning | undefined => {
  const parts = partsOfHead(head);
  const languages = [parts.filter((part) => han.test(part)), parts.filter((part) => !han.test(part))];
  const [meaning, ...others] = new Set(languages.flatMap((some) => sharedMeaning(some, meaningOf) ?? []));
  return others.length > 0 ? undefined : meaning;
};
