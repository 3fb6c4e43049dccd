import { contrastOf, mix, parseHex, type Rgb, toHex } from './rgb.js';

/** The colours that one accent gives in one theme, all `#rrggbb`. */
export interface AccentColours {
  /** Marks, lines and icons: at least 3:1 on every surface. */
  readonly accent: string;
  /** Fills with text on them: at least 3:1 on the page. */
  readonly accent_solid: string;
  readonly accent_hover: string;
  readonly accent_active: string;
  /** Text on the three fills: at least 4.5:1. */
  readonly on_accent: string;
  /** Text and links: at least 4.5:1 on every surface and on accent_soft. */
  readonly accent_text: string;
  /** Quiet fills behind accent_text. */
  readonly accent_soft: string;
  /** The edge of a quiet fill: at least 3:1 on it and on every surface. */
  readonly accent_border: string;
  /** The focus ring: at least 3:1 on every surface. */
  readonly focus: string;
}

/** The colours of an accent in both themes. */
export interface AccentScale {
  readonly light: AccentColours;
  readonly dark: AccentColours;
}

interface Theme {
  /** Where contrast comes from: black in the light theme, white in the dark one. */
  readonly ink: Rgb;
  readonly surface: Rgb;
  /** The page or raised surface nearest to mid grey, under fills. */
  readonly page: Rgb;
  /** The pressed surface: every other one has more contrast. */
  readonly pressed: Rgb;
  readonly soft_share: number;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

// The surfaces of packages/ui (tokens/colour.css).
const light: Theme = {
  ink: black,
  surface: white,
  page: [246, 247, 249],
  pressed: [230, 233, 238],
  soft_share: 0.92,
};
const dark: Theme = {
  ink: white,
  surface: [22, 25, 31],
  page: [28, 32, 40],
  pressed: [43, 49, 60],
  soft_share: 0.86,
};

/** The colour with the least share of `towards` that keeps the ratio on each of the others. */
const keep = (ratio: number, colour: Rgb, towards: Rgb, ...others: readonly Rgb[]): Rgb => {
  const passes = (found: Rgb) => others.every((other) => contrastOf(found, other) >= ratio);
  if (passes(colour)) return colour;
  let least = 0;
  let enough = 255;
  while (enough - least > 1) {
    const middle = (least + enough) >> 1;
    if (passes(mix(colour, towards, middle / 255))) enough = middle;
    else least = middle;
  }
  return mix(colour, towards, enough / 255);
};

const coloursOf = (chosen: Rgb, { ink, surface, page, pressed, soft_share }: Theme): AccentColours => {
  const accent = toHex(keep(3, chosen, ink, pressed));
  const soft = mix(chosen, surface, soft_share);
  // Bright colours carry black; all others are darkened as little as white needs.
  const on = contrastOf(chosen, white) < 3 ? black : white;
  const seen = keep(3, chosen, ink, page);
  const solid = on === white ? keep(4.5, seen, black, white) : seen;
  return {
    accent,
    accent_solid: toHex(solid),
    accent_hover: toHex(mix(solid, black, 0.08)),
    accent_active: toHex(mix(solid, black, 0.16)),
    on_accent: toHex(on),
    accent_text: toHex(keep(4.5, chosen, ink, pressed, soft)),
    accent_soft: toHex(soft),
    accent_border: toHex(keep(3, chosen, ink, pressed, soft)),
    focus: accent,
  };
};

/**
 * The colours of any accent in the light and the dark theme: text keeps 4.5:1 and marks 3:1 (WCAG 2.2, 1.4.3 and
 * 1.4.11) by mixing in as little black or white as necessary. null for a text that is not `#rgb` or `#rrggbb`.
 */
export const accentScale = (hex: unknown): AccentScale | null => {
  const chosen = parseHex(hex);
  return chosen && { light: coloursOf(chosen, light), dark: coloursOf(chosen, dark) };
};
