const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const dollars = ['USD', 'HKD', 'TWD', 'SGD', 'AUD', 'CAD', 'NZD'];

/** The currencies that a sign or a word can mean, in simplified characters; a sign alone by {@link ofSign}. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  ...{ us$: ['USD'], hk$: ['HKD'], nt$: ['TWD'], s$: ['SGD'], sg$: ['SGD'], a$: ['AUD'], au$: ['AUD'] },
  ...{ c$: ['CAD'], ca$: ['CAD'], nz$: ['NZD'], mx$: ['MXN'], r$: ['BRL'], mop$: ['MOP'], ar$: ['ARS'] },
  ...{ 'cn¥': ['CNY'], 'rmb¥': ['CNY'], 'jp¥': ['JPY'], rmb: ['CNY'], cnh: ['CNY'] },
  ...{ 人民币: ['CNY'], 人民币元: ['CNY'], renminbi: ['CNY'], yuan: ['CNY', 'TWD'] },
  ...{ 元: ['CNY', ...dollars], 元整: ['CNY', ...dollars], 圆: ['CNY', 'JPY'], 圆整: ['CNY'] },
  ...{ 美元: ['USD'], 美金: ['USD'], 美圆: ['USD'], 米ドル: ['USD'], dollar: dollars, dollars: dollars },
  ...{ dólar: dollars, dólares: dollars, 港币: ['HKD'], 港元: ['HKD'], 香港元: ['HKD'], 港纸: ['HKD'] },
  ...{ 欧元: ['EUR'], 中国元: ['CNY'], ユーロ: ['EUR'], euro: ['EUR'], euros: ['EUR'] },
  ...{ 日元: ['JPY'], 日圆: ['JPY'], 日币: ['JPY'], 円: ['JPY'], 日本円: ['JPY'], yen: ['JPY'] },
  ...{ 英镑: ['GBP'], 韩元: ['KRW'], 韩币: ['KRW'], 韩圆: ['KRW'] },
  ...{ 台币: ['TWD'], 新台币: ['TWD'], 澳元: ['AUD'], 澳币: ['AUD'] },
  ...{ 澳门元: ['MOP'], 澳门币: ['MOP'], 加元: ['CAD'], 加币: ['CAD'], 纽元: ['NZD'], 新西兰元: ['NZD'] },
  ...{
    新加坡元: ['SGD'],
    新加坡币: ['SGD'],
    坡币: ['SGD'],
    新币: ['SGD'],
    瑞郎: ['CHF'],
    瑞士法郎: ['CHF'],
    泰铢: ['THB'],
  },
  ...{ 卢布: ['RUB'], 林吉特: ['MYR'], 马币: ['MYR'] },
};

/** The numbers that ISO 4217 gives to currencies, of which banks write some. */
const numbers: Readonly<Record<string, string>> = {
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

const ofOneScript = /[A-Za-z]{0,3}\p{Sc}|[\p{Script=Latin}\p{M}]+|[\p{Script=Han}\p{Script=Katakana}]+/gu;

const isSign = (word: string): boolean => /\p{Sc}$/u.test(word);

const signOf = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

let signs: ReadonlyMap<string, string | undefined> | undefined;

/** The currencies with a sign: `$` is that of many. */
const ofSign = (sign: string): readonly string[] => {
  if (sign === '¥') return ['CNY', 'JPY'];
  signs ??= new Map([...codes].map((code) => [code, signOf(code)]));
  return [...signs].flatMap(([code, written]) => (written === sign ? [code] : []));
};

const meaningsOf = (word: string): readonly string[] =>
  meanings[word.toLowerCase()] ?? (codes.has(word.toUpperCase()) ? [word.toUpperCase()] : ofSign(word));

const simplified: Readonly<Record<string, string>> = {
  臺: '台',
  幣: '币',
  圓: '圆',
  門: '门',
  歐: '欧',
  鎊: '镑',
  國: '国',
  韓: '韩',
};

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replace(/[臺幣圓門歐鎊國韓]/g, (character) => simplified[character] ?? character)
    .match(ofOneScript) ?? [];

/** Whether a word is of another currency; a sign that means none is that of one that we do not know. */
const isOther = (words: readonly string[], currency: string): boolean =>
  words.some((word) => {
    const meant = meaningsOf(word);
    return (meant.length > 0 || isSign(word)) && !meant.includes(currency);
  });

const figuresAlone = /^[\d.,+-]*$/;

/** Whether an amount says by a sign, a code or a word that it is of another currency. */
export const isOfOther = (amount: string, currency: string): boolean =>
  !figuresAlone.test(amount) && isOther(wordsIn(amount), currency);

/** The ends of the names of currencies. */
const named = /(?:元|币|幣|镑|郎|朗|铢|盾|比索|卢布|卢比|令吉|兰特)$/;
const own = /^(?:本币|本位币|记账本位币|本外币)$/;

/** Whether a word has a name of the currency in it: “数字人民币”. */
const hasOwnName = (word: string, currency: string): boolean =>
  Object.entries(meanings).some(
    ([name, meant]) => /^\p{Script=Han}{2,}$/u.test(name) && meant.includes(currency) && word.includes(name),
  );

/** Whether a cell of a column of currencies names another one; a code that means nothing says none. */
export const namesOther = (cell: string, currency: string): boolean => {
  const words = wordsIn(cell);
  const number = numbers[cell.trim()];
  const unknown = words.filter((word) => meaningsOf(word).length === 0 && !own.test(word));
  return (
    isOther(words, currency) ||
    unknown.some((word) => named.test(word) && !hasOwnName(word, currency)) ||
    (number !== undefined && number !== currency)
  );
};

/** Codes that stand in heads: some others are words of a language, as ALL and TOP. */
const codesOfHeads: ReadonlySet<string> = new Set([
  ...Object.values(numbers),
  ...Object.values(meanings).flat(),
]);

const saysCurrency = (word: string): boolean =>
  isSign(word) || word.toLowerCase() in meanings || codesOfHeads.has(word);

/** Whether a head names another currency: by a sign or a code, or by a name of it, “美元金额”. */
export const headsOther = (head: string, currency: string): boolean => {
  // “本期增加元” has no Canadian dollars in it.
  const plain = head.replace(/[增追附]加/g, '');
  const names = Object.keys(meanings).filter(
    (word) => /^\p{Script=Han}{2,}$/u.test(word) && plain.includes(word),
  );
  return isOther([...wordsIn(plain).filter(saysCurrency), ...names], currency);
};
