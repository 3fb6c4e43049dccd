import { expect, it } from 'vitest';
import { paymentLifecycle } from '../payment-lifecycle.js';
import { refundLifecycle } from '../refund-lifecycle.js';
import { walk } from './walk.js';

it('returns every step with its start and its end', () => {
  const steps = walk(refundLifecycle, 'authorised', ['send', 'fail', 'manual'], { actor: 'system' });
  expect(steps).toEqual([
    { from: 'authorised', event: 'send', to: 'in_transit' },
    { from: 'in_transit', event: 'fail', to: 'failed' },
    { from: 'failed', event: 'manual', to: 'manual' },
  ]);
});

it('stays where it is without events', () => {
  expect(walk(refundLifecycle, 'done', [], { actor: 'system' })).toEqual([]);
});

it('throws where the table does not lead on, or something is missing', () => {
  expect(() => walk(refundLifecycle, 'requested', ['send'], { actor: 'system' })).toThrow(
    'A refund that is requested cannot send: unknown_transition.',
  );
  expect(() => walk(paymentLifecycle, 'created', ['declare'], { actor: 'candidate' })).toThrow(
    'missing_requirement',
  );
});
