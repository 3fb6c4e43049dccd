import { describe, expect, it } from 'vitest';
import { ownOrigin } from './own-origin.js';

const public_origin = 'https://cert.example.org';
const from = (host: string | undefined) => ({ header: () => host });

describe('the origin that payments, papers and credentials name', () => {
  it('is the one that is configured, whatever name a request uses', () => {
    expect(ownOrigin({ public_origin }, from('evil.example'))).toBe(public_origin);
  });

  it('is this machine’s where none is configured, and never one that a request made up', () => {
    expect(ownOrigin({}, from('127.0.0.1:4000'))).toBe('http://127.0.0.1:4000');
    expect(() => ownOrigin({}, from('evil.example'))).toThrow('refused: origin_missing');
  });
});
