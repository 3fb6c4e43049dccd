/** The number of colour pairs in tokens/avatar.css. */
export const avatarHues = 8;

/** A number from 0 to `avatarHues - 1` that is always the same for a name (FNV-1a). */
export const avatarHue = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % avatarHues;
};
