// The characters that the keys . - / , type with an input method.
const signs: readonly [RegExp, string][] = [
  [/[。]/g, '.'],
  [/[\u2010-\u2015\u2212ー]/g, '-'],
  [/[、・]/g, '/'],
];

/** Typed text as a plain keyboard would have given it: narrow digits and signs, no spaces around. */
export const plainTyped = (text: string): string =>
  signs.reduce((plain, [sign, key]) => plain.replace(sign, key), text.normalize('NFKC').trim());
