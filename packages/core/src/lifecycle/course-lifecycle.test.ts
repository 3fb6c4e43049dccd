import { describe, expect, it } from 'vitest';
import { courseLifecycle } from './course-lifecycle.js';
import { transition } from './machine/transition.js';

const publish = (state: string, given: readonly string[], actor: 'editor' | 'expert' = 'editor') =>
  transition(courseLifecycle, { state, event: 'publish', actors: [actor], given });

describe('the lifecycle of a course', () => {
  it('has exactly these arrows', () => {
    expect(courseLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
      'draft publish published',
      'published withdraw draft',
    ]);
  });

  it('is published with something to learn in it, by the desk, and not twice', () => {
    expect(publish('draft', [])).toMatchObject({ ok: false, missing: ['units'] });
    expect(publish('draft', ['units'])).toMatchObject({ ok: true, to: 'published' });
    expect(publish('published', ['units'])).toMatchObject({ ok: false, why: 'unknown_transition' });
    expect(publish('draft', ['units'], 'expert')).toMatchObject({ why: 'actor_not_allowed' });
  });
});
