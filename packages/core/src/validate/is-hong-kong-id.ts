const pattern = /^([A-Z]{1,2})(\d{6})(?:([\dA])|\(([\dA])\)|\[([\dA])\])$/;

/** Whether a text is a Hong Kong identity card number with a right check digit, with or without brackets, in any letter case. */
export const isHongKongId = (input: unknown): boolean => {
  const found = typeof input === 'string' && pattern.exec(input.toUpperCase());
  if (!found) return false;
  // A missing first letter counts 36, which is what no digit of base 36 says: so 9 * 36 is added by hand.
  const [, letters = '', digits, ...checks] = found;
  const text = letters + digits + checks.join('');
  let sum = text.length < 9 ? 324 : 0;
  for (let at = 0; at < text.length; at++) sum += Number.parseInt(text.charAt(at), 36) * (text.length - at);
  return sum % 11 === 0;
};
