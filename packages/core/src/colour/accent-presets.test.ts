import { expect, it } from 'vitest';
import { accentPresets } from './accent-presets.js';
import { accentScale } from './accent-scale.js';

it('offers eight different colours that all give a scale', () => {
  expect(new Set(accentPresets).size).toBe(8);
  for (const preset of accentPresets) expect(accentScale(preset), preset).not.toBeNull();
});

it('begins with the theme colour of the specification', () => {
  expect(accentPresets[0]).toBe('#3677d9');
});
