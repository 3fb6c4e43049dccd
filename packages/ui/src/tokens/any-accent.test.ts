import { contrastRatio } from '@skillcert/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import layered from '../../dist/styles.css?inline';
import { accentTokens } from '../provider/accent-tokens.js';
import { frame } from '../testing/frame.js';
import { tokenReader } from '../testing/token-reader.js';

const surfaces = [
  'bg',
  'surface',
  'surface-soft',
  'surface-hover',
  'surface-active',
  'raised',
  'accent-soft',
];

/** The pairs of colours that must contrast, and their ratios. */
const promises = [
  { ratio: 4.5, colours: ['on-accent'], on: ['accent-solid', 'accent-hover', 'accent-active'] },
  { ratio: 4.5, colours: ['accent-text'], on: surfaces },
  { ratio: 3, colours: ['accent-border', 'focus'], on: surfaces },
  { ratio: 3, colours: ['accent'], on: surfaces.filter((surface) => surface !== 'accent-soft') },
  { ratio: 3, colours: ['accent-solid'], on: ['bg', 'surface', 'raised'] },
];

const brokenPromises = (token: (name: string) => string) =>
  promises.flatMap(({ ratio, colours, on }) =>
    colours.flatMap((colour) =>
      on
        .filter((under) => contrastRatio(token(colour), token(under)) < ratio)
        .map((under) => `${colour} ${token(colour)} on ${under} ${token(under)}`),
    ),
  );

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(['light', 'dark'])('any accent in the %s theme', (theme) => {
  it('keeps 4.5:1 for text and 3:1 for marks on the shipped surfaces', () => {
    const page = frame([layered], `<div class="sc-theme" data-theme="${theme}"></div>`);
    const node = page.querySelector<HTMLElement>('.sc-theme');
    const token = tokenReader(page, '.sc-theme');
    fc.assert(
      fc.property(anyColour, (hex) => {
        for (const [name, value] of Object.entries(accentTokens(hex))) node?.style.setProperty(name, value);
        expect(brokenPromises(token), hex).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
