type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const times = (matrix: Matrix, [one, two, three]: Triple): Triple => {
  const row = ([first, second, third]: Triple) => first * one + second * two + third * three;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const map = ([one, two, three]: Triple, change: (value: number) => number): Triple => [
  change(one),
  change(two),
  change(three),
];

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

// Machado, Oliveira and Fernandes 2009, at full severity.
const sights = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} satisfies Record<string, Matrix>;

const linearOf = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return map([value >> 16, (value >> 8) & 255, value & 255], (channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
};

/** How different two `#rrggbb` colours look: their distance in OKLab, about 0.02 being just noticeable. */
export const colourDifference = (one: string, other: string, seen: keyof typeof sights): number => {
  const [first, second] = [one, other].map((hex) => {
    const light = map(times(sights[seen], linearOf(hex)), (value) => Math.min(1, Math.max(0, value)));
    return times(toLab, map(times(toCones, light), Math.cbrt));
  });
  if (!first || !second) return Number.NaN;
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
};
