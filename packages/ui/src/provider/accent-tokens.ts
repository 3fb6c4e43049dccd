import { type AccentColours, accentScale } from '@skillcert/core';
import type { CSSProperties } from 'react';

const names = [
  'accent',
  'accent_solid',
  'accent_hover',
  'accent_active',
  'on_accent',
  'accent_text',
  'accent_soft',
  'accent_border',
  'focus',
] as const satisfies (keyof AccentColours)[];

const themed = (colours: AccentColours, theme: 'light' | 'dark') =>
  names.map((name) => [`--sc-${name.replace('_', '-')}-${theme}`, colours[name]]);

/**
 * The custom properties that give a provider another accent, each in its light and its dark value. A value that is
 * not a hex colour gives none, so the accent of tokens/colour.css stays.
 */
export const accentTokens = (accent: string): CSSProperties => {
  const scale = accentScale(accent);
  return scale ? Object.fromEntries([...themed(scale.light, 'light'), ...themed(scale.dark, 'dark')]) : {};
};
