/** A colour as red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` or `#rrggbb`; null for everything else. */
export const parseHex = (hex: unknown): Rgb | null => {
  if (typeof hex !== 'string' || !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex)) return null;
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const value = Number.parseInt(digits.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Writes `#rrggbb`. */
export const toHex = ([red, green, blue]: Rgb): string =>
  `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;

/** The colour with a share (0 to 1) of another in it, in whole steps of 8 bits. */
export const mix = (colour: Rgb, other: Rgb, share: number): Rgb => {
  const at = (index: 0 | 1 | 2) => Math.round(colour[index] + (other[index] - colour[index]) * share);
  return [at(0), at(1), at(2)];
};

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: Rgb, other: Rgb): number => {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return first > second ? first / second : second / first;
};
