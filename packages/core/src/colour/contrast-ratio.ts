import { contrastOf, parseHex } from './rgb.js';

/** The contrast of two hex colours (`#rgb`, `#rrggbb`) by WCAG 2.2, 1 to 21; NaN when one is not such a colour. */
export const contrastRatio = (one: string, other: string): number => {
  const first = parseHex(one);
  const second = parseHex(other);
  return first && second ? contrastOf(first, second) : Number.NaN;
};
