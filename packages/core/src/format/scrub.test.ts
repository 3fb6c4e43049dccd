import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.js';

describe('scrub', () => {
  it.each([
    ['duplicate key 13812345678', 'duplicate key …', 'a phone'],
    ['call 138 1234 5678 or 138-1234-5678', 'call … or …', 'a phone in groups'],
    ['call １３８１２３４５６７８', 'call …', 'a phone in full width'],
    ['id 11010519491231002X taken', 'id … taken', 'an identity number'],
    ['token AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdEfG', 'token …', 'a token'],
    ['mail li@example.cn failed', 'mail … failed', 'a mail address'],
    ['(li.ming+x@example.cn)', '(…)', 'a mail address in brackets'],
    ['row 123456 of 99', 'row 123456 of 99', 'short numbers stay'],
    [
      'at save (https://a.example/x.js:12:345)',
      'at save (https://a.example/x.js:12:345)',
      'a stack line stays',
    ],
    ['', '', 'nothing'],
  ])('makes %j %j: %s', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it('reads a long text without any @ in one go', () => {
    // Read from each of its places anew, it would take longer than a test may.
    expect(scrub('!'.repeat(1_000_000))).toHaveLength(1_000_000);
  });
});
