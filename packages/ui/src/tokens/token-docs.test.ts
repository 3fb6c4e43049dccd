import { expect, it } from 'vitest';
// @boundaries-ignore the page of Storybook that lists the tokens reads these sheets
import { readTokens } from '../../../../.storybook/docs/read-tokens.js';
import colours from './colour.css?raw';
import sizes from './size.css?raw';

const tokens = [...readTokens(colours), ...readTokens(sizes)];

it('lists every token that the sheets declare', () => {
  const declared = [...`${colours}${sizes}`.matchAll(/^ {4}(--sc-[\w-]+):/gm)].map(([, name]) => name);
  expect(tokens.map(({ name }) => name)).toEqual([...new Set(declared)]);
  expect(tokens.length).toBeGreaterThan(90);
});

it('states the purpose of every token', () => {
  expect(tokens.filter(({ use }) => use.length < 3).map(({ name }) => name)).toEqual([]);
});

it('reads light and dark of a token that takes several lines', () => {
  expect(tokens.find(({ name }) => name === '--sc-accent')).toEqual({
    name: '--sc-accent',
    value: 'light-dark( var(--sc-accent-light, #3677d9), var(--sc-accent-dark, #3778d9) )',
    use: 'marks, lines, icons',
  });
});
