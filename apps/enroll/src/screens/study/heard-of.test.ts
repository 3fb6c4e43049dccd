import { CallError, type ErrorName } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { heardOf } from './heard-of.js';

const refusal = (name: ErrorName) => new CallError({ failure: 'refused', message: name, name });

describe('the meaning of a failed report', () => {
  it.each([
    ['was opened elsewhere', 'state_changed', 'taken'],
    ['counting has ended', 'class_state', 'over'],
    ['the proof is over', 'phone_unproven', 'unproven'],
    ['there is nothing to learn any more', 'not_found', 'gone'],
    ['the server is busy for a moment', 'busy', 'lost'],
    ['it came too often', 'too_many', 'lost'],
  ] as const)('%s', (_what, name, heard) => {
    expect(heardOf(refusal(name))).toBe(heard);
  });

  it('no answer came', () => {
    expect(heardOf(new CallError({ failure: 'network', message: 'Network Error' }))).toBe('lost');
    expect(heardOf(new TypeError('Failed to fetch'))).toBe('lost');
  });
});
