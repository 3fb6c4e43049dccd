import { type AccentColours, accentScale, contrastRatio } from '@skillcert/core';

/** A smaller difference between two adjacent shades is invisible. */
const unseen = 1.1;

const adjusted = (accent: string, { accent_solid, accent: mark }: AccentColours): string | null =>
  [accent_solid, mark].find((drawn) => contrastRatio(accent, drawn) > unseen) ?? null;

/**
 * The colour drawn instead of an accent in each theme, to keep text at 4.5:1 and marks at 3:1; null if it stays
 * unchanged.
 */
export const adjustedAccent = (accent: string): { light: string | null; dark: string | null } => {
  const scale = accentScale(accent);
  return {
    light: scale && adjusted(accent, scale.light),
    dark: scale && adjusted(accent, scale.dark),
  };
};
