import { describe, expect, it } from 'vitest';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';
import { registryLifecycle } from './registry-lifecycle.js';

const take = (state: string, event: string, given: readonly string[] = []) =>
  transition(registryLifecycle, { state, event, actors: ['master'], given });

describe('the way of a certificate into the registry', () => {
  it('has exactly these arrows', () => {
    expect(registryLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
      'none pack packed',
      'rejected pack packed',
      'packed send sent',
      'packed discard none',
      'sent accept accepted',
      'rejected accept accepted',
      'accepted take_back sent',
      'sent reject rejected',
    ]);
  });

  it('packs only valid certificates, and refuses none without a reason', () => {
    expect(take('none', 'pack')).toMatchObject({ ok: false, missing: ['valid'] });
    expect(take('none', 'pack', ['valid'])).toMatchObject({ ok: true, to: 'packed' });
    expect(take('packed', 'send')).toMatchObject({ ok: false, missing: ['valid'] });
    expect(take('sent', 'reject')).toMatchObject({ ok: false, missing: ['fault'] });
  });

  it('is sent once, and another person takes an acceptance back with a reason alone', () => {
    expect(take('packed', 'pack', ['valid'])).toMatchObject({ why: 'unknown_transition' });
    expect(take('packed', 'accept')).toMatchObject({ why: 'unknown_transition' });
    expect(eventsFrom(registryLifecycle, 'accepted', ['admin'])).toHaveLength(1);
    expect(take('accepted', 'take_back')).toMatchObject({ missing: ['reason', 'another_person'] });
  });

  it('is no desk’s that makes no certificates', () => {
    for (const state of ['none', 'packed', 'sent', 'rejected'] as const)
      expect(eventsFrom(registryLifecycle, state, ['editor', 'company', 'expert'])).toEqual([]);
  });
});
