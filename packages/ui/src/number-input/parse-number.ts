/**
 * The number a person typed: full-width digits, spaces and thousands separators are allowed. Null for anything
 * else, and for more decimals than allowed: nothing is rounded behind the person's back.
 */
export const parseNumber = (text: string, decimals: number): number | null => {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '').replace('。', '.');
  const fraction = decimals > 0 ? `(?:\\.\\d{0,${decimals}})?` : '';
  return new RegExp(`^-?\\d+${fraction}$`).test(plain) ? Number(plain) : null;
};
