import { describe, expect, it } from 'vitest';
import { erasureFate, obstructsErasure } from './asked/erasure-fate.js';
import { erasureLifecycle } from './erasure-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';

const apply = (state: string, event: string, given: readonly string[]) =>
  transition(erasureLifecycle, { state, event, actors: ['zky-admin'], given });

describe('the lifecycle of an erasure', () => {
  it('takes two people, and nothing under way', () => {
    expect(apply('requested', 'approve', [])).toMatchObject({ ok: false, missing: ['unobstructed'] });
    expect(apply('requested', 'erase', ['another_person', 'unobstructed'])).toMatchObject({ ok: false });
    expect(apply('approved', 'erase', ['unobstructed'])).toMatchObject({ missing: ['another_person'] });
    expect(apply('approved', 'erase', ['another_person', 'unobstructed'])).toMatchObject({ to: 'erased' });
  });

  it('is rejected with a reason, and taken back by the candidate alone', () => {
    expect(apply('requested', 'reject', [])).toMatchObject({ missing: ['reason'] });
    expect(apply('approved', 'withdraw', [])).toMatchObject({ why: 'actor_not_allowed' });
    expect(eventsFrom(erasureLifecycle, 'approved', ['candidate']).map(({ event }) => event)).toEqual([
      'withdraw',
    ]);
  });
});

describe('the fate of an enrolment', () => {
  it.each([
    ['withdrawn', 'enrolling', false, 'erased'],
    ['refused', 'examining', false, 'erased'],
    ['submitted', 'enrolling', false, 'under_way'],
    ['approved', 'certifying', false, 'under_way'],
    ['approved', 'finished', false, 'identity_kept'],
    ['approved', 'archived', false, 'identity_kept'],
    ['approved', 'cancelled', false, 'erased'],
    ['returned', 'archived', false, 'erased'],
    ['withdrawn', 'cancelled', true, 'money_open'],
  ] as const)('%s in a class that is %s, money open: %s', (review, class_status, money_open, fate) => {
    expect(erasureFate({ review, class_status, money_open })).toBe(fate);
  });

  it('waits for open matters and for nothing else', () => {
    const fates = ['erased', 'identity_kept', 'under_way', 'money_open'] as const;
    expect(fates.filter(obstructsErasure)).toEqual(['under_way', 'money_open']);
  });
});
