import { describe, expect, it } from 'vitest';
import { eventsFrom } from './events-from.js';
import { reviewLifecycle } from './review-lifecycle.js';
import { transition } from './transition.js';

// domain.md, "Enrolment (review)", arrow by arrow.
const arrows = `
submitted claim in_review · in_review release submitted · in_review approve approved · in_review return returned
returned resubmit submitted · in_review refuse refused · in_review doubt doubtful
doubtful approve approved · doubtful refuse refused
submitted withdraw withdrawn · returned withdraw withdrawn · doubtful withdraw withdrawn · approved withdraw withdrawn
returned deadline expired`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

describe('the review lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = reviewLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it('shows a candidate what they can do themselves', () => {
    const events = (state: 'submitted' | 'in_review' | 'returned') =>
      eventsFrom(reviewLifecycle, state, ['candidate']).map(({ event }) => event);
    expect(events('submitted')).toEqual(['withdraw']);
    expect(events('in_review')).toEqual([]);
    expect(events('returned')).toEqual(['resubmit', 'withdraw']);
  });

  it.each(['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'] as const)(
    'lets %s decide about a claimed enrolment',
    (role) => {
      const events = eventsFrom(reviewLifecycle, 'in_review', [role]).map(({ event }) => event);
      expect(events.toSorted()).toEqual(['approve', 'doubt', 'refuse', 'release', 'return']);
    },
  );

  it('withdraws an approved enrolment only while nothing is paid', () => {
    const request = { state: 'approved', event: 'withdraw', actors: ['candidate'] } as const;
    expect(transition(reviewLifecycle, request)).toMatchObject({ ok: false, missing: ['unpaid'] });
    expect(transition(reviewLifecycle, { ...request, given: ['unpaid'] })).toMatchObject({ to: 'withdrawn' });
  });
});
