import { describe, expect, it } from 'vitest';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';
import { holdsSeat, reviewLifecycle } from './review-lifecycle.js';

// The lifecycle "Enrolment (review)" and the waiting list of "Place", copied by hand from their design.
const arrows = `
submitted claim in_review · in_review release submitted · in_review approve approved · in_review return returned
returned resubmit submitted · in_review refuse refused · in_review doubt doubtful
doubtful approve approved · doubtful refuse refused
submitted withdraw withdrawn · returned withdraw withdrawn · doubtful withdraw withdrawn · approved withdraw withdrawn
returned deadline expired
waiting offer offered · waiting prefer waiting · offered accept submitted · offered lapse waiting
waiting move moved · submitted move moved · in_review move moved · approved move moved
approved take_back in_review · returned take_back in_review · doubtful take_back in_review
approved doubt_again doubtful
waiting withdraw withdrawn · offered withdraw withdrawn · waiting deadline expired · offered deadline expired`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

describe('the review lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = reviewLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it('shows candidates their own actions', () => {
    const events = (state: 'submitted' | 'in_review' | 'returned') =>
      eventsFrom(reviewLifecycle, state, ['candidate']).map(({ event }) => event);
    expect(events('submitted')).toEqual(['withdraw']);
    expect(events('in_review')).toEqual([]);
    expect(events('returned')).toEqual(['resubmit', 'withdraw']);
  });

  it('lets only a candidate accept an offer, and only in time', () => {
    const request = { state: 'offered', event: 'accept', actors: ['candidate'], given: ['in_time'] } as const;
    expect(transition(reviewLifecycle, request)).toMatchObject({ to: 'submitted' });
    expect(transition(reviewLifecycle, { ...request, given: [] })).toMatchObject({ missing: ['in_time'] });
    expect(transition(reviewLifecycle, { ...request, actors: ['admin'] })).toMatchObject({ ok: false });
  });

  it('lets the desk prefer a waiting candidate, with a reason, but offers places by itself', () => {
    const events = eventsFrom(reviewLifecycle, 'waiting', ['master']);
    expect(events.map(({ event, needs }) => [event, needs])).toEqual([
      ['prefer', ['reason']],
      ['withdraw', []],
      ['move', ['unpaid', 'reason']],
    ]);
  });

  it('counts a seat for everybody except those who wait or are gone', () => {
    const states = Object.keys(reviewLifecycle.states) as (keyof typeof reviewLifecycle.states)[];
    expect(states.filter((state) => !holdsSeat(state))).toEqual([
      'waiting',
      'refused',
      'withdrawn',
      'moved',
      'expired',
    ]);
  });

  it.each(['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'] as const)(
    'lets %s decide about a claimed enrolment',
    (role) => {
      const events = eventsFrom(reviewLifecycle, 'in_review', [role]).map(({ event }) => event);
      expect(events.toSorted()).toEqual(['approve', 'doubt', 'move', 'refuse', 'release', 'return']);
    },
  );

  it('withdraws an approved enrolment only while nothing is paid', () => {
    const request = { state: 'approved', event: 'withdraw', actors: ['candidate'] } as const;
    expect(transition(reviewLifecycle, request)).toMatchObject({ ok: false, missing: ['unpaid'] });
    expect(transition(reviewLifecycle, { ...request, given: ['unpaid'] })).toMatchObject({ to: 'withdrawn' });
  });
});
