const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const dollars = ['USD', 'HKD', 'TWD', 'SGD', 'AUD', 'CAD', 'NZD'];

/**
 * The currencies that a sign or a word can mean beside {@link ofIntl}, in simplified characters; a sign alone by
 * {@link ofSign}.
 */
const meanings: Readonly<Record<string, readonly string[]>> = {
  ...{ us$: ['USD'], hk$: ['HKD'], nt$: ['TWD'], s$: ['SGD'], sg$: ['SGD'], a$: ['AUD'], au$: ['AUD'] },
  ...{ c$: ['CAD'], ca$: ['CAD'], nz$: ['NZD'], mx$: ['MXN'], r$: ['BRL'], mop$: ['MOP'], ar$: ['ARS'] },
  ...{ 'cn¥': ['CNY'], 'rmb¥': ['CNY'], 'jp¥': ['JPY'], rmb: ['CNY'], cnh: ['CNY'] },
  ...{ 人民币: ['CNY'], 人民币元: ['CNY'], 人民元: ['CNY'], renminbi: ['CNY'], yuan: ['CNY', 'TWD'] },
  ...{ 元: ['CNY', ...dollars], 元整: ['CNY', ...dollars], 圆: ['CNY', 'JPY'], 圆整: ['CNY'] },
  ...{ 美金: ['USD'], 美圆: ['USD'], unitedstatesdollar: ['USD'], unitedstatesdollars: ['USD'] },
  ...{ americandollar: ['USD'], dolaramericano: ['USD'], dolaresamericanos: ['USD'] },
  ...{ 港币: ['HKD'], 香港元: ['HKD'], 港纸: ['HKD'], 中国元: ['CNY'], euro: ['EUR'], euros: ['EUR'] },
  ...{ 日元: ['JPY'], 日圆: ['JPY'], 日币: ['JPY'], 円: ['JPY'], 日本円: ['JPY'] },
  ...{ poundsterling: ['GBP'], poundssterling: ['GBP'], sterling: ['GBP'], 英ポンド: ['GBP'] },
  ...{ greatbritishpound: ['GBP'], greatbritishpounds: ['GBP'], 英国镑: ['GBP'] },
  ...{ 韩币: ['KRW'], 韩圆: ['KRW'], 台币: ['TWD'], 台湾ドル: ['TWD'], 澳元: ['AUD'], 豪ドル: ['AUD'] },
  ...{ 澳币: ['AUD'], 澳门元: ['MOP'], 澳门币: ['MOP'], 加元: ['CAD'], 加币: ['CAD'], 纽元: ['NZD'] },
  ...{ 新加坡币: ['SGD'], 坡币: ['SGD'], 新币: ['SGD'], 瑞郎: ['CHF'], スイスフラン: ['CHF'] },
  ...{ 卢布: ['RUB'], 林吉特: ['MYR'], 马币: ['MYR'] },
};

/** Words for the units of several currencies: each means those in whose names it stands. */
const units = [
  ...['dollar', 'dollars', 'dolar', 'dolares', 'peso', 'pesos', 'pound', 'pounds', 'libra', 'libras'],
  ...['franc', 'francs', 'franco', 'francos', 'yen', 'yenes', 'won', 'rupee', 'rupees', 'rupia', 'rupias'],
  ...['ruble', 'rubles', 'rublo', 'rublos'],
];

/** The numbers that ISO 4217 gives to currencies, of which banks write some. */
export const numbers: Readonly<Record<string, string>> = {
  '156': 'CNY',
  '840': 'USD',
  '978': 'EUR',
  '344': 'HKD',
  '392': 'JPY',
  '826': 'GBP',
  '446': 'MOP',
  '901': 'TWD',
  '702': 'SGD',
  '036': 'AUD',
  '124': 'CAD',
  '410': 'KRW',
};

const simplified: Readonly<Record<string, string>> = {
  ...{ 臺: '台', 幣: '币', 圓: '圆', 門: '门', 歐: '欧', 鎊: '镑', 國: '国', 韓: '韩', 盧: '卢', 銖: '铢' },
};
const traditional = /[臺幣圓門歐鎊國韓盧銖]/g;
const accents = /[\u0300-\u036f]/g;

/** A text in simplified characters, with its signs in one form. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(traditional, (character) => simplified[character] ?? character);

/** A name as it is looked up: without accents, capitals, and what parts its words. */
const keyOf = (name: string): string =>
  plainText(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{Sc}]/gu, '');

const partOf = (currency: string, locale: string, currencyDisplay: 'name' | 'narrowSymbol', of: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(of)
    .find(({ type }) => type === 'currency')?.value ?? '';

const locales = ['en', 'es', 'ja', 'zh', 'zh-Hant'];

const namesOf = (code: string): readonly string[] =>
  locales.flatMap((locale) => [
    new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? '',
    ...[1, 2].map((number) => partOf(code, locale, 'name', number)),
  ]);

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The currencies of each name, as languages and people write it. */
const ofIntl = (): ReadonlyMap<string, readonly string[]> => {
  if (known) return known;
  const found = new Map<string, Set<string>>();
  const add = (key: string, code: string) => found.set(key, (found.get(key) ?? new Set()).add(code));
  for (const code of codes)
    for (const name of namesOf(code)) {
      // A language without a name for it gives the code.
      if (name === code) continue;
      add(keyOf(name), code);
      for (const word of name.split(' ').map(keyOf)) if (units.includes(word)) add(word, code);
    }
  known = new Map([
    ...[...found].map(([key, some]) => [key, [...some]] as const),
    ...Object.entries(meanings),
  ]);
  return known;
};

let signs: ReadonlyMap<string, string> | undefined;

/** The currencies with a sign: `$` is that of many. */
const ofSign = (sign: string): readonly string[] => {
  if (sign === '¥') return ['CNY', 'JPY'];
  signs ??= new Map([...codes].map((code) => [code, partOf(code, 'en', 'narrowSymbol', 0)]));
  return [...signs].flatMap(([code, written]) => (written === sign ? [code] : []));
};

const ofCode = (word: string): readonly string[] => (codes.has(word) ? [word] : []);

/** The currencies that a name, a code or a sign can mean; none for any other word. */
const meaningOf = (word: string): readonly string[] => {
  const said = meanings[word.toLowerCase()] ?? ofIntl().get(keyOf(word)) ?? ofCode(word.toUpperCase());
  return said.length > 0 ? said : ofSign(word);
};

/** A code and a sign behind it, “CNY¥” or “USDUS$”. */
const codeAndSign = /^([A-Za-z]{3})([A-Za-z]{0,2}\p{Sc})$/u;

/** The currencies of a word, also of a code with its own sign; of one with another sign there is none. */
const meaningsOf = (word: string): readonly string[] => {
  const whole = meaningOf(word);
  const [, code = '', sign = ''] = whole.length > 0 ? [] : (codeAndSign.exec(word) ?? []);
  return code === '' ? whole : meaningOf(code).filter((one) => meaningOf(sign).includes(one));
};

/** A word of a text, or a name of several words, with the currencies that it can mean. */
export interface CurrencyWord {
  readonly word: string;
  readonly meant: readonly string[];
  /** Whether it is a name that is no word of a language: of several words, or in characters. */
  readonly isName: boolean;
}

const ofOneScript = /[A-Za-z]{0,5}\p{Sc}|[\p{Script=Latin}\p{M}]+|[\p{Script=Han}\p{Script=Katakana}ー]+/gu;
/** A word of the language and a sign behind it, “Abono$”: the letters before a sign of its own are fewer. */
const wordAndSign = /^[A-Za-z]{4,5}\p{Sc}$/u;
const characters = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u;
const longestName = 14;
/** No amount, and no name of a currency, is as long: of a longer text the beginning is looked at. */
const longestText = 200;
const mostWords = 5;

/** The names in a run of characters, of which none parts its words: “美元现汇”. The longest at each place counts. */
const namesInRun = (run: string): readonly CurrencyWord[] => {
  const found: CurrencyWord[] = [];
  for (let at = 0; at < run.length; ) {
    const lengths = Array.from({ length: longestName - 1 }, (_, less) => longestName - less);
    const word = lengths
      .map((length) => run.slice(at, at + length))
      .find((part) => part.length > 1 && ofIntl().has(part));
    if (word) found.push({ word, meant: meaningOf(word), isName: true });
    at += word?.length ?? 1;
  }
  return found;
};

/** The words of a text that may be currencies: names of several words as one, and those in a run of characters. */
export const currencyWords = (text: string): readonly CurrencyWord[] => {
  const words = (plainText(text.slice(0, longestText)).match(ofOneScript) ?? []).flatMap((word) =>
    wordAndSign.test(word) && meaningsOf(word).length === 0 ? [word.slice(0, -1), word.slice(-1)] : [word],
  );
  const found: CurrencyWord[] = [];
  for (let at = 0; at < words.length; ) {
    const from = at;
    const most = Math.min(mostWords, words.length - from);
    const counts = Array.from({ length: Math.max(most - 1, 0) }, (_, less) => most - less);
    const count = counts.find((each) => ofIntl().has(keyOf(words.slice(from, from + each).join(''))));
    at += count ?? 1;
    const word = words.slice(from, at).join('');
    const meant = meaningsOf(word);
    const inside = meant.length === 0 && characters.test(word) ? namesInRun(word) : [];
    const isName = count !== undefined || (characters.test(word) && word.length > 1);
    found.push(...(inside.length > 0 ? inside : [{ word, meant, isName }]));
  }
  return found;
};

/** Whether a text as a whole is the name, the code or the sign of a currency. */
export const isCurrencyName = (text: string): boolean => {
  const [first, ...others] = currencyWords(text);
  return first !== undefined && others.length === 0 && first.meant.length > 0;
};

/** Words and codes that heads may contain: some codes are words of a language, as ALL and TOP. */
const codesOfHeads: ReadonlySet<string> = new Set([
  ...Object.values(numbers),
  ...Object.values(meanings).flat(),
]);

/** Whether a word of a head means a currency there. */
export const isOfHead = ({ word, meant, isName }: CurrencyWord): boolean =>
  /\p{Sc}$/u.test(word) ||
  codesOfHeads.has(word) ||
  (meant.length > 0 && (isName || units.includes(keyOf(word)) || word.toLowerCase() in meanings));
