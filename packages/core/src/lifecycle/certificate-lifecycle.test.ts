import { describe, expect, it } from 'vitest';
import { certificateLifecycle } from './certificate-lifecycle.js';

// The lifecycle "Certificate", copied by hand from its design, as far as ADR 0044 follows it, arrow by arrow.
const arrows = `
eligible assign_number numbered · numbered issue valid · numbered data_error void
valid correct superseded · valid reissue superseded · valid suspend suspended
suspended lift valid · suspended revoke revoked`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

describe('the certificate lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = certificateLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it('makes nothing valid, and nothing invalid for good, by one person', () => {
    const alone = certificateLifecycle.transitions.filter(
      ({ from, to, needs }) =>
        (to === 'valid' || (from !== 'numbered' && certificateLifecycle.states[to].ends)) &&
        !needs.some((need) => need === 'another_person'),
    );
    expect(alone).toEqual([]);
  });
});
