import { describe, expect, it } from 'vitest';
import { codePointName } from './code-point-name.js';

describe('codePointName', () => {
  it.each([
    ['A', 'U+0041', 'four figures at least'],
    ['㐂', 'U+3402', 'a character of the basic plane'],
    ['𠮷', 'U+20BB7', 'one outside of it, which is two units'],
    ['𠮷田', 'U+20BB7', 'the first of several'],
    ['', 'U+0000', 'none'],
  ])('names %j as %s: %s', (character, name) => {
    expect(codePointName(character)).toBe(name);
  });
});
