import { describe, expect, it } from 'vitest';
import { grantLifecycle } from './grant-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';

const decide = (event: string, given: readonly string[], actor: 'admin' | 'zky-admin' | 'master' = 'admin') =>
  transition(grantLifecycle, { state: 'requested', event, actors: [actor], given });

describe('the lifecycle of a request for administrator rights', () => {
  it('has exactly these arrows', () => {
    expect(grantLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
      'requested approve approved',
      'requested refuse refused',
      'requested withdraw withdrawn',
      'requested expire expired',
    ]);
  });

  it('is decided by another person only, and refused with a reason', () => {
    expect(decide('approve', [])).toMatchObject({ ok: false, missing: ['another_person'] });
    expect(decide('approve', ['another_person'])).toMatchObject({ ok: true, to: 'approved' });
    expect(decide('refuse', ['another_person'])).toMatchObject({ ok: false, missing: ['reason'] });
    expect(decide('refuse', ['another_person', 'reason'])).toMatchObject({ ok: true, to: 'refused' });
  });

  it('gives a button to nobody but the platform, and only the clock lets it expire', () => {
    expect(decide('approve', ['another_person'], 'master')).toMatchObject({ why: 'actor_not_allowed' });
    expect(decide('expire', [])).toMatchObject({ why: 'actor_not_allowed' });
    expect(eventsFrom(grantLifecycle, 'requested', ['clock']).map(({ event }) => event)).toEqual(['expire']);
  });

  it('is decided once', () => {
    for (const state of ['approved', 'refused', 'withdrawn', 'expired'] as const) {
      expect(eventsFrom(grantLifecycle, state, ['admin', 'zky-admin', 'clock'])).toEqual([]);
    }
  });
});
