import { describe, expect, it } from 'vitest';
import { articleLifecycle } from './article-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';

const publish = (state: string, given: readonly string[], actor: 'zky-admin' | 'recommend' = 'zky-admin') =>
  transition(articleLifecycle, { state, event: 'publish', actors: [actor], given });

describe('the lifecycle of a guidance article', () => {
  it('has exactly these arrows', () => {
    expect(articleLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
      'draft publish published',
      'changed publish published',
      'published withdraw draft',
      'changed withdraw draft',
      'draft write draft',
      'published write changed',
      'changed write changed',
    ]);
  });

  it('is published with a title and a text, by the platform, and not twice', () => {
    expect(publish('draft', [])).toMatchObject({ ok: false, missing: ['complete'] });
    expect(publish('draft', ['complete'])).toMatchObject({ ok: true, to: 'published' });
    expect(publish('published', ['complete'])).toMatchObject({ ok: false, why: 'unknown_transition' });
    expect(publish('draft', ['complete'], 'recommend')).toMatchObject({ why: 'actor_not_allowed' });
  });

  it('gives institutions no button', () => {
    for (const state of ['draft', 'published', 'changed'] as const) {
      expect(eventsFrom(articleLifecycle, state, ['recommend'])).toEqual([]);
    }
  });
});
