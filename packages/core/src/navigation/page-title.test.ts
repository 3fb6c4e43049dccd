import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title.js';

describe('pageTitle', () => {
  it.each<[string, string | null | undefined, string, string]>([
    ['Classes', 'Experts', 'Classes - Experts', 'the entry stands in for the product'],
    ['Classes', '', 'Classes - Product', 'an account without an entry'],
    ['Classes', '  ', 'Classes - Product', 'an entry without a title'],
    ['Classes', null, 'Classes - Product', 'nobody is signed in'],
    ['', undefined, 'Product', 'a route without a title'],
  ])('%s, %s → %s: %s', (route, entry, title) => {
    expect(pageTitle(route, entry, 'Product')).toBe(title);
  });
});
