import { contrastRatio } from '@skillcert/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustedAccent } from './adjusted-accent.js';
import { readColour } from './read-colour.js';

describe('adjustedAccent', () => {
  it('leaves the product’s own colour, whose shade differs less than is seen', () => {
    expect(adjustedAccent('#3677d9')).toEqual({ light: null, dark: null });
  });

  it('tells that a dark colour is drawn lighter in the dark theme only', () => {
    const { light, dark } = adjustedAccent('#304156');
    expect(light).toBeNull();
    expect(contrastRatio(dark ?? '', '#16191f')).toBeGreaterThan(contrastRatio('#304156', '#16191f'));
  });

  it('tells that a bright colour is drawn darker in the light theme only', () => {
    const { light, dark } = adjustedAccent('#ffd400');
    expect(contrastRatio(light ?? '', '#ffffff')).toBeGreaterThan(contrastRatio('#ffd400', '#ffffff'));
    expect(dark).toBeNull();
  });

  it('says nothing of what is no colour', () => {
    expect(adjustedAccent('blue')).toEqual({ light: null, dark: null });
  });

  it('never tells a colour that is the same', () => {
    const anyColour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(anyColour, (accent) => {
        for (const drawn of Object.values(adjustedAccent(accent))) {
          if (drawn) expect(contrastRatio(drawn, accent)).toBeGreaterThan(1.1);
        }
      }),
    );
  });
});

describe('readColour', () => {
  it.each<[string, string | null, string]>([
    ['#3677d9', '#3677d9', 'as it is'],
    ['3677D9', '#3677d9', 'without #, in capitals'],
    [' #fa0 ', '#ffaa00', 'short, with spaces'],
    ['#3677d', null, 'five digits'],
    ['#3677d9ff', null, 'with an alpha'],
    ['blue', null, 'a name'],
    ['', null, 'nothing'],
  ])('reads %j as %j: %s', (text, colour) => {
    expect(readColour(text)).toBe(colour);
  });
});
