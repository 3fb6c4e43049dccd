import { describe, expect, it } from 'vitest';
import { smsSegments } from './sms-segments.js';

describe('smsSegments', () => {
  it.each([
    ['', 1, 'an empty message is a message'],
    ['考'.repeat(70), 1, 'just one'],
    ['考'.repeat(71), 2, 'one too many'],
    ['a'.repeat(134), 2, 'Latin letters count the same'],
    ['a'.repeat(135), 3, 'the third part begins'],
    ['𠮷'.repeat(35), 1, 'a rare character is two units'],
    ['𠮷'.repeat(36), 2, 'a rare character is two units'],
  ])('%# counts %s as %i: %s', (text, segments) => {
    expect(smsSegments(text)).toBe(segments);
  });
});
