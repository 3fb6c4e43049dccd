import { type CurrencyWord, currencyWords, isOfHead, numbers, plainText } from './currency-names.js';

/**
 * The currency that a text names, for a programme in one of them: its own or another, `unknown` for a text that names
 * none that is known, and `unsaid` for one that says nothing of it, or may mean the own one beside others.
 */
export type CurrencySaid = 'own' | 'other' | 'unknown' | 'unsaid';

/** The currency of an amount or a head, in which an unknown word says nothing. */
export type CurrencyNamed = Exclude<CurrencySaid, 'unknown'>;

const isSign = (word: string): boolean => /\p{Sc}$/u.test(word);

/** A sign that means none is that of a currency that we do not know. */
const saidBy = (words: readonly CurrencyWord[], currency: string): CurrencyNamed => {
  const isOther = ({ word, meant }: CurrencyWord) =>
    (meant.length > 0 || isSign(word)) && !meant.includes(currency);
  if (words.some(isOther)) return 'other';
  return words.some(({ meant }) => meant.length === 1) ? 'own' : 'unsaid';
};

const figuresAlone = /^[\d.,+-]*$/;

/** The currency that an amount says by a sign, a code or a word. */
export const amountSays = (amount: string, currency: string): CurrencyNamed =>
  figuresAlone.test(amount) ? 'unsaid' : saidBy(currencyWords(amount), currency);

/** The ends of the names of currencies. */
const named = /(?:元|币|镑|郎|朗|铢|盾|比索|卢布|卢比|令吉|兰特)$/;
const ofBooks = /^(?:本币|本位币|记账本位币|本外币)$/;

/** The currency that a cell of a column of currencies names. */
export const cellSays = (cell: string, currency: string): CurrencySaid => {
  const text = plainText(cell).trim();
  const number = numbers[text];
  if (number !== undefined) return number === currency ? 'own' : 'other';
  const words = currencyWords(text);
  const said = saidBy(words, currency);
  const isNamed = words.some(
    ({ word, meant }) => meant.length === 0 && named.test(word) && !ofBooks.test(word),
  );
  if (said === 'other' || isNamed) return 'other';
  // A name that may mean the own currency beside others, as “dollar”, means it in a column of currencies.
  if (words.some(({ meant }) => meant.length > 0)) return 'own';
  return text === '' || ofBooks.test(text) ? 'unsaid' : 'unknown';
};

const inBrackets = /[([（【]([^()[\]（）【】]*)[)\]）】]/g;

/** The words that stand alone in brackets: any code means its currency there, “Amount (thb)”. */
const aloneInBrackets = (head: string): readonly CurrencyWord[] =>
  Array.from(head.matchAll(inBrackets), ([, text = '']) => currencyWords(text)).flatMap((words) =>
    words.length === 1 ? words.filter(({ meant }) => meant.length > 0) : [],
  );

/** The currency that a head names: by a sign or a code, or by a name of it, “美元金额”. */
export const headSays = (head: string, currency: string): CurrencyNamed => {
  // “本期增加元” has no Canadian dollars in it.
  const plain = head.replace(/[增追附]加/g, '');
  return saidBy([...currencyWords(plain).filter(isOfHead), ...aloneInBrackets(plain)], currency);
};
