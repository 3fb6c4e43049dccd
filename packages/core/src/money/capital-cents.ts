const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['仟', '佰', '拾', ''];
const groups = ['万亿', '亿', '万', ''];

/** Four digits without those after them; a zero stands for any number of zeros between two digits. */
const groupInCapitals = (group: string): string =>
  [...group]
    .map((digit, place) => (digit === '0' ? '零' : `${digits[Number(digit)]}${places[place]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');

const wholeInCapitals = (whole: string): string => {
  const padded = whole.padStart(16, '0');
  let text = '';
  let gap = false;
  groups.forEach((name, index) => {
    const group = padded.slice(index * 4, index * 4 + 4);
    if (group === '0000') {
      gap = true;
      return;
    }
    if (text && (gap || group.startsWith('0'))) text += '零';
    text += groupInCapitals(group) + name;
    gap = false;
  });
  return text;
};

/**
 * An amount of renminbi in integer cents as receipts and invoices spell it, so that no digit can be added:
 * `陆佰捌拾元整`. '' for a value that is not whole cents from 0 on. By the rules of the People's Bank of China for
 * filling in bills (1997).
 */
export const capitalCents = (cents: unknown): string => {
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents) || cents < 0) return '';
  if (cents === 0) return '零元整';
  const text = String(cents).padStart(3, '0');
  const [jiao = 0, fen = 0] = [...text.slice(-2)].map(Number);
  const whole = wholeInCapitals(text.slice(0, -2));
  const yuan = whole && `${whole}元`;
  if (fen === 0) return `${yuan}${jiao ? `${digits[jiao]}角` : ''}整`;
  const tenths = jiao ? `${digits[jiao]}角` : yuan && '零';
  return `${yuan}${tenths}${digits[fen]}分`;
};
