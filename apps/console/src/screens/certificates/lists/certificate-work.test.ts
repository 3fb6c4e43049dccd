import { describe, expect, it } from 'vitest';
import { certificateWork } from './certificate-work.js';

const none = { eligible: 0, numbered: 0, valid: 0, suspended: 0, superseded: 0, revoked: 0, void: 0 };
const totals = (counts: Partial<typeof none>, rest: object = {}) => ({
  status: 'certifying' as const,
  may_change: true,
  counts: { ...none, ...counts },
  issuable: counts.numbered ?? 0,
  barred: 0,
  ...rest,
});

describe('certificates that finish their class once they are issued', () => {
  it.each([
    ['everybody else has one', totals({ numbered: 3, valid: 70 }), 3],
    ['there are no others', totals({ numbered: 3 }), 3],
    ['some of them wait for another person', totals({ numbered: 3 }, { issuable: 2 }), 3],
    ['somebody has no number yet', totals({ numbered: 3, eligible: 1 }), undefined],
    ['the class is finished already', totals({ numbered: 1 }, { status: 'finished' }), undefined],
    ['this account only looks', totals({ numbered: 1 }, { may_change: false }), undefined],
    ['none waits', totals({ valid: 70 }), undefined],
  ])('are counted where %s', (_what, data, last) => {
    expect(certificateWork(data, 'candidate').lastToIssue).toBe(last);
  });

  it('are those of candidates: no class waits for its teachers', () => {
    expect(certificateWork(totals({ numbered: 1 }), 'teacher').lastToIssue).toBeUndefined();
  });
});
