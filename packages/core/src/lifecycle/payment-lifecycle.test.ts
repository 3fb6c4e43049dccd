import { describe, expect, it } from 'vitest';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';
import { paymentLifecycle } from './payment-lifecycle.js';

// The lifecycle "Payment", copied by hand from its design, arrow by arrow, with those of ADR 0038, 0073, 0075,
// 0085 and 0090.
const arrows = `
created send pending · pending notify_success confirmed · pending query_success confirmed
pending notify_fail failed · pending timeout_close closed · closed late_success confirmed_late
confirmed_late allocate confirmed · confirmed_late auto_refund refunding
created declare declared · declared confirm confirmed · declared reject failed
confirmed undo_match failed · refunding undo_match failed · created give_back refunding · created book confirmed · declared hold closed
confirmed refund_part partly_refunded · confirmed refund_rest refunding · partly_refunded refund_rest refunding
refunding done refunded · refunded come_back refunding · refunding failed confirmed`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

const names = (state: keyof typeof paymentLifecycle.states, ...actors: Parameters<typeof eventsFrom>[2]) =>
  eventsFrom(paymentLifecycle, state, actors).map(({ event }) => event);

describe('the payment lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = paymentLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it.each(['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'] as const)(
    'lets %s decide about a declared payment, and about nothing that a provider says',
    (role) => {
      const holds = role.endsWith('admin') ? ['hold'] : [];
      expect(names('declared', role)).toEqual(['confirm', 'reject', ...holds]);
      const books = role.endsWith('admin') ? ['book', 'give_back'] : [];
      expect(names('created', role)).toEqual(['send', 'declare', ...books]);
      for (const state of ['confirmed', 'refunding'] as const) {
        expect(names(state, role)).toEqual(role.endsWith('admin') ? ['undo_match'] : []);
      }
      for (const state of ['pending', 'refunded'] as const) {
        expect(names(state, role)).toEqual([]);
      }
    },
  );

  it('lets a candidate pay, and decide nothing', () => {
    expect(names('created', 'candidate')).toEqual(['send', 'declare']);
    expect(names('declared', 'candidate')).toEqual([]);
  });

  it('asks for the proof of a transfer, and for a reason to reject one', () => {
    const declare = { state: 'created', event: 'declare', actors: ['candidate'] } as const;
    expect(transition(paymentLifecycle, declare)).toMatchObject({ ok: false, missing: ['proof'] });
    const reject = { state: 'declared', event: 'reject', actors: ['master'] } as const;
    expect(transition(paymentLifecycle, reject)).toMatchObject({ ok: false, missing: ['reason'] });
  });
});
