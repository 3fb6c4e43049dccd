const written = /^([-+]?)\D{0,3}(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;
/** What stands around an amount: marks that keep it a text, the currency, and behind it which way it went. */
const around = /^[`']|(?:元|圆|CNY|RMB|EUR|USD|[¥€])$/gi;
const behind = /^(.*?)(CR|DR|-)$/i;
const inBrackets = /^\((.*)\)$/;
/** Spreadsheets keep 15 digits of a number; what they write behind them is noise. */
const keptDigits = 15;

/**
 * Integer cents as they are written in a sheet, `1,234.50`; negative for money that went out, undefined for what is
 * none.
 */
export const readCents = (text: string): number | undefined => {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replaceAll('−', '-');
  const bracketed = inBrackets.exec(plain)?.[1];
  const [, before = bracketed ?? plain, mark = ''] = behind.exec(bracketed ?? plain) ?? [];
  const [, sign, units, rest = ''] = written.exec(before.replace(around, '')) ?? [];
  if (units === undefined) return undefined;
  const kept = Number(Number(`${units.replaceAll(',', '')}${rest}`).toPrecision(keptDigits));
  const value = Math.round(kept * 100);
  // A part of a cent is no amount, and what the database cannot hold is none either.
  if (!Number.isSafeInteger(value) || Number((value / 100).toPrecision(keptDigits)) !== kept)
    return undefined;
  const isOut = sign === '-' || bracketed !== undefined || /^(?:DR|-)$/i.test(mark);
  return isOut ? -value : value;
};
