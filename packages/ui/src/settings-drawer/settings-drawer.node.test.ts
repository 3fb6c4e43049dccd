import { contrastRatio } from '@skillcert/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustedAccent } from './adjusted-accent.js';
import { readColour } from './read-colour.js';

describe('adjustedAccent', () => {
  it('keeps the product’s own colour, whose adjustment is too small to be seen', () => {
    expect(adjustedAccent('#3677d9')).toEqual({ light: null, dark: null });
  });

  it('reports a dark colour as lightened in the dark theme only', () => {
    const { light, dark } = adjustedAccent('#304156');
    expect(light).toBeNull();
    expect(contrastRatio(dark ?? '', '#16191f')).toBeGreaterThan(contrastRatio('#304156', '#16191f'));
  });

  it('reports a bright colour as darkened in the light theme only', () => {
    const { light, dark } = adjustedAccent('#ffd400');
    expect(contrastRatio(light ?? '', '#ffffff')).toBeGreaterThan(contrastRatio('#ffd400', '#ffffff'));
    expect(dark).toBeNull();
  });

  it('reports nothing for a value that is no colour', () => {
    expect(adjustedAccent('blue')).toEqual({ light: null, dark: null });
  });

  it('never reports an unchanged colour', () => {
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
