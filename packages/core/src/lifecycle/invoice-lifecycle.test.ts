import { describe, expect, it } from 'vitest';
import { invoiceLifecycle, isLiveInvoice } from './invoice-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';

// The lifecycle "Invoice", copied by hand from its design, arrow by arrow.
const arrows = `
requested accept issuing · issuing issue issued · issuing fail issue_failed · issue_failed retry issuing
requested reject rejected · issued red_request red_requested · red_requested red_issue red_issued
red_requested buyer_refuse issued`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

describe('the invoice lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = invoiceLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it('gives candidates and experts no button', () => {
    for (const actor of ['candidate', 'expert', 'no-active-expert'] as const) {
      for (const state of ['requested', 'issuing', 'issued', 'red_requested'] as const) {
        expect(eventsFrom(invoiceLifecycle, state, [actor])).toEqual([]);
      }
    }
  });

  it('issues with number and file, and voids by another person', () => {
    const missingOf = (state: 'issuing' | 'red_requested', event: 'issue' | 'red_issue') =>
      transition(invoiceLifecycle, { state, event, actors: ['master'], given: [] });
    expect(missingOf('issuing', 'issue')).toMatchObject({ ok: false, missing: ['number', 'file'] });
    expect(missingOf('red_requested', 'red_issue')).toMatchObject({
      ok: false,
      missing: ['another_person', 'number', 'file'],
    });
  });

  it('asks for a reason to reject, to fail and to void', () => {
    const needing = invoiceLifecycle.transitions.filter(({ needs }) =>
      needs.some((need) => need === 'reason'),
    );
    expect(needing.map(({ event }) => event).toSorted()).toEqual(['fail', 'red_request', 'reject']);
  });

  it('is live until it is rejected or void', () => {
    const live = (['requested', 'issuing', 'issue_failed', 'issued', 'red_requested'] as const).map(
      isLiveInvoice,
    );
    expect(new Set(live)).toEqual(new Set([true]));
    expect([isLiveInvoice('rejected'), isLiveInvoice('red_issued')]).toEqual([false, false]);
  });
});
