import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccentColours, accentScale } from './accent-scale.js';
import { contrastRatio } from './contrast-ratio.js';

// The surfaces of packages/ui/src/tokens/colour.css.
const surfaces = {
  light: ['#f6f7f9', '#ffffff', '#f7f8fa', '#f0f2f5', '#e6e9ee'],
  dark: ['#0e1014', '#16191f', '#1b1f26', '#222730', '#2b313c', '#1c2028'],
} as const;
const pages = { light: ['#f6f7f9', '#ffffff'], dark: ['#0e1014', '#16191f', '#1c2028'] } as const;

const weakest = (colour: string, others: readonly string[]) =>
  Math.min(...others.map((other) => contrastRatio(colour, other)));

const expectReadable = (theme: 'light' | 'dark', colours: AccentColours) => {
  for (const fill of [colours.accent_solid, colours.accent_hover, colours.accent_active]) {
    expect(contrastRatio(colours.on_accent, fill)).toBeGreaterThanOrEqual(4.5);
  }
  expect(weakest(colours.accent_text, [...surfaces[theme], colours.accent_soft])).toBeGreaterThanOrEqual(4.5);
  expect(weakest(colours.accent_border, [...surfaces[theme], colours.accent_soft])).toBeGreaterThanOrEqual(3);
  expect(weakest(colours.accent, surfaces[theme])).toBeGreaterThanOrEqual(3);
  expect(weakest(colours.focus, [...surfaces[theme], colours.accent_soft])).toBeGreaterThanOrEqual(3);
  expect(weakest(colours.accent_solid, pages[theme])).toBeGreaterThanOrEqual(3);
};

const scaleOf = (hex: string) => {
  const scale = accentScale(hex);
  if (!scale) throw new Error(`${hex} gave no scale`);
  return scale;
};

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('accentScale', () => {
  it('keeps 4.5:1 for text and 3:1 for marks with any colour, in both themes', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        const scale = scaleOf(hex);
        expectReadable('light', scale.light);
        expectReadable('dark', scale.dark);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '#000000',
    '#ffffff',
    '#ffff00',
    '#00ff00',
    '#0000ff',
    '#ff0000',
    '#808080',
    '#767676',
    '#949494',
  ])('keeps the contrasts at the corner %s of the colour space', (hex) => {
    const scale = scaleOf(hex);
    expectReadable('light', scale.light);
    expectReadable('dark', scale.dark);
  });

  it('leaves a readable colour unchanged', () => {
    expect(scaleOf('#1d4ed8').light).toMatchObject({ accent: '#1d4ed8', accent_solid: '#1d4ed8' });
  });

  it('darkens the accent of the product only a little for white text', () => {
    const { light } = scaleOf('#3677d9');
    expect(light.on_accent).toBe('#ffffff');
    expect(contrastRatio(light.accent_solid, '#3677d9')).toBeLessThan(1.1);
  });

  it('puts black on a bright colour', () => {
    expect(scaleOf('#ffd400').dark).toMatchObject({ accent_solid: '#ffd400', on_accent: '#000000' });
  });

  it('reads short and upper-case hex alike', () => {
    expect(accentScale('#FA0')).toEqual(accentScale('#ffaa00'));
  });

  it.each(['', 'red', '#12345', '#1234567', '#12345g', 'rgb(1,2,3)', '#123456 ', null, undefined, 7])(
    'gives null for %j, which is no hex colour',
    (input) => {
      expect(accentScale(input)).toBeNull();
    },
  );
});
