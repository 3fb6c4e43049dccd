const pattern = /^([A-Z]{1,2}\d{6})(?:([\dA])|\(([\dA])\)|\[([\dA])\])$/i;

/**
 * Whether a text is a Hong Kong identity card number with a right check digit, with or without brackets, in
 * any letter case.
 */
export const isHongKongId = (input: unknown): boolean => {
  const found = typeof input === 'string' && pattern.exec(input);
  if (!found) return false;
  const [, body = '', ...checks] = found;
  const text = body + checks.join('');
  // A missing first letter counts 36 with weight 9; base 36 ends at Z = 35.
  let sum = text.length < 9 ? 36 * 9 : 0;
  for (let at = 0; at < text.length; at++) sum += Number.parseInt(text.charAt(at), 36) * (text.length - at);
  return sum % 11 === 0;
};
