/** The typed colour as `#rrggbb`, with or without its #, short or whole; null for any other text. */
export const readColour = (text: string): string | null => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
};
