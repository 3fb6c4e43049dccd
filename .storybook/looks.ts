import { accentPresets } from '@skillcert/core';

/** The choices of the toolbars. */
export const themes = ['light', 'dark', 'system'] as const;
export const sizes = ['large', 'medium', 'small', 'mini'] as const;
export const radii = ['none', 'small', 'medium', 'large'] as const;
export const languages = ['en', 'zh', 'es', 'ja'] as const;
export const accents = accentPresets;

/** How Chromatic photographs every story tagged `visual`. */
export const modes = languages.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ theme, language })),
);

/** How the tests here do: the longest words and the densest, each theme once. */
export const photographed = [
  { theme: 'light', language: 'zh' },
  { theme: 'dark', language: 'es' },
] as const;

/** The viewports of the toolbar; the product is designed for the last three. */
export const viewports = {
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
  desktop: { name: 'Desktop 1366', styles: { width: '1366px', height: '768px' } },
};
