import { describe, expect, it } from 'vitest';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';
import { refundLifecycle } from './refund-lifecycle.js';

// The lifecycle "Refund", copied by hand from its design, arrow by arrow, and those of ADR 0075.
const arrows = `
requested first_approve approved · approved second_approve authorised · authorised send in_transit
in_transit done done · in_transit fail failed · failed retry in_transit · failed manual manual
manual proof done · done come_back returned · returned send_again manual · requested reject rejected · approved reject rejected · requested withdraw withdrawn`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

const names = (state: keyof typeof refundLifecycle.states, ...actors: Parameters<typeof eventsFrom>[2]) =>
  eventsFrom(refundLifecycle, state, actors).map(({ event }) => event);

describe('the refund lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = refundLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it('shows a candidate the way back out of a request, and no other', () => {
    expect(names('requested', 'candidate')).toEqual(['withdraw']);
    for (const state of ['approved', 'authorised', 'manual', 'done'] as const) {
      expect(names(state, 'candidate')).toEqual([]);
    }
  });

  it('gives experts no button', () => {
    for (const actor of ['expert', 'no-active-expert'] as const) {
      expect([...names('requested', actor), ...names('approved', actor), ...names('manual', actor)]).toEqual(
        [],
      );
    }
  });

  it('takes two people other than the requester, and a proof', () => {
    const missingOf = (state: 'requested' | 'approved' | 'manual' | 'returned') =>
      eventsFrom(refundLifecycle, state, ['master'])
        .filter(({ event }) => !['reject', 'withdraw'].includes(event))
        .map(({ event, needs }) => [event, ...needs]);
    expect(missingOf('requested')).toEqual([['first_approve', 'not_requester']]);
    expect(missingOf('approved')).toEqual([['second_approve', 'not_requester', 'another_person']]);
    expect(missingOf('manual')).toEqual([['proof', 'not_requester', 'another_person', 'proof']]);
    expect(missingOf('returned')).toEqual([['send_again', 'not_requester', 'another_person']]);
    const same = { state: 'approved', event: 'second_approve', actors: ['master'] } as const;
    expect(transition(refundLifecycle, { ...same, given: ['not_requester'] })).toMatchObject({
      ok: false,
      missing: ['another_person'],
    });
  });

  it('requires a reason to reject, and to report a return', () => {
    const needing = refundLifecycle.transitions.filter(({ needs }) =>
      needs.some((need) => need === 'reason'),
    );
    expect(new Set(needing.map(({ event }) => event))).toEqual(new Set(['reject', 'come_back']));
  });
});
