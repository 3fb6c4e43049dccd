import { expect, it } from 'vitest';
import { benchKey } from './bench-key.js';

it.each([
  ['a', { does: 'event', event: 'approve' }],
  ['A', { does: 'event', event: 'approve' }],
  ['c', { does: 'event', event: 'claim' }],
  ['b', { does: 'event', event: 'return' }],
  ['x', { does: 'event', event: 'refuse' }],
  ['d', { does: 'event', event: 'doubt' }],
  ['u', { does: 'undo' }],
  ['n', { does: 'step', by: 1 }],
  ['p', { does: 'step', by: -1 }],
  ['3', { does: 'document', index: 2 }],
])('reads %s', (key, meant) => {
  expect(benchKey(key)).toEqual(meant);
});

// These keys belong to the viewer, or to nobody: a typing error must not withdraw or release a record.
it.each(['r', '+', '-', '0', 'w', 'Enter', ' ', 'Tab'])('leaves %s alone', (key) => {
  expect(benchKey(key)).toBeUndefined();
});
