import { describe, expect, it } from 'vitest';
import { choose, chosenAmong } from './row-selection.js';

describe('the selection', () => {
  const otherPage = new Set(['x', 'y']);

  it('keeps the choices made on other pages', () => {
    const chosen = choose(otherPage, ['a', 'b'], true);
    expect([...chosen]).toEqual(['x', 'y', 'a', 'b']);
    expect([...choose(chosen, ['a', 'b'], false)]).toEqual(['x', 'y']);
    expect([...otherPage]).toEqual(['x', 'y']);
  });

  it('counts the chosen rows of this page', () => {
    expect(chosenAmong(otherPage, ['a', 'x'])).toBe(1);
    expect(chosenAmong(new Set(), ['a', 'x'])).toBe(0);
  });
});
