const written = /^([-+]?)\D{0,3}(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;
/**
 * Marks around an amount: an apostrophe or backtick that keeps it a text, the currency, and at the end the
 * direction of the money.
 */
const around = /^[`']|(?:元|圆|CNY|RMB|EUR|USD|[¥€])$/gi;
const behind = /^(.*?)(CR|DR|-)$/i;
const inBrackets = /^\((.*)\)$/;
/** Spreadsheets keep 15 digits of a number; the digits that they store behind them are noise. */
const keptDigits = 15;

/**
 * Reads integer cents as sheets write them, `1,234.50`: negative for money that went out, undefined for a text
 * that is no amount.
 */
export const readCents = (text: string): number | undefined => {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replaceAll('−', '-');
  const bracketed = inBrackets.exec(plain)?.[1];
  const [, before = bracketed ?? plain, mark = ''] = behind.exec(bracketed ?? plain) ?? [];
  const [, sign, units, rest = ''] = written.exec(before.replace(around, '')) ?? [];
  if (units === undefined) return undefined;
  const kept = Number(Number(`${units.replaceAll(',', '')}${rest}`).toPrecision(keptDigits));
  const value = Math.round(kept * 100);
  // Fractions of a cent and values that the database cannot hold are no amounts.
  if (!Number.isSafeInteger(value) || Number((value / 100).toPrecision(keptDigits)) !== kept)
    return undefined;
  const isOut = sign === '-' || bracketed !== undefined || /^(?:DR|-)$/i.test(mark);
  return isOut ? -value : value;
};
