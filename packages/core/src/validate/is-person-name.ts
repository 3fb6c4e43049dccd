const pattern = /^\p{L}[\p{L}\p{M}]*(?:(?:[·•‧・.,'’-] ?| )[\p{L}\p{M}]+)*\.?$/u;

/**
 * Whether a text can be the name of a person in any script: letters, with single separators between them; at
 * most 64 code points.
 */
export const isPersonName = (input: unknown): boolean =>
  typeof input === 'string' && input.length <= 128 && [...input].length <= 64 && pattern.test(input);
