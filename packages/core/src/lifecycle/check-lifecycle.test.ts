import { describe, expect, it } from 'vitest';
import { accountLifecycle } from './account-lifecycle.js';
import { checkLifecycle } from './check-lifecycle.js';
import { classLifecycle } from './class-lifecycle.js';
import { defineLifecycle } from './define-lifecycle.js';
import { reviewLifecycle } from './review-lifecycle.js';

describe('checkLifecycle', () => {
  it.each([accountLifecycle, classLifecycle, reviewLifecycle])(
    'finds nothing wrong with the $name lifecycle',
    (lifecycle) => {
      expect(checkLifecycle(lifecycle)).toEqual([]);
    },
  );

  it('names states that cannot be reached, states that cannot end, ambiguous triggers and rows nobody fires', () => {
    const broken = defineLifecycle({
      name: 'broken',
      initial: 'a',
      states: { a: {}, b: { ends: true }, island: { ends: true }, trap: {} },
      transitions: [
        { from: 'a', event: 'go', to: 'b', by: ['admin'] },
        { from: ['a', 'island'], event: 'go', to: 'trap', by: ['admin'] },
        { from: 'a', event: 'wait', to: 'a', by: [] },
      ],
    });
    expect(checkLifecycle(broken)).toEqual([
      'island cannot be reached',
      'trap cannot end',
      'a →go→ is ambiguous',
      'a →wait→ can be fired by nobody',
    ]);
  });

  it('names a target that is not in the table of states', () => {
    const lifecycle = {
      name: 'lost',
      initial: 'a',
      states: { a: { ends: true } },
      transitions: [{ from: 'a', event: 'go', to: 'nowhere', by: ['admin'] as const, needs: [] }],
    };
    expect(checkLifecycle(lifecycle)).toContain('nowhere is not a state');
  });
});
