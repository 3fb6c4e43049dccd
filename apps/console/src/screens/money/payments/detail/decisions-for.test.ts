import type { PaymentDetail, RefundRecord } from '@skillcert/api-client';
import type { Role } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { decisionsFor, refundDecisionsFor } from './decisions-for.js';

type Status = PaymentDetail['status'];
const refund = (changes: Partial<RefundRecord> = {}) =>
  ({
    ...{ status: 'requested', origin: 'staff', asked_by_me: false, approved_by_me: false },
    ...{ returned_by_me: false, again_by_me: false, by_hand: false },
    ...changes,
  }) as RefundRecord;

it.each<[status: Status, events: readonly string[]]>([
  ['declared', ['confirm', 'reject']],
  ['refunding', []],
  ['confirmed_late', ['allocate']],
])('offers of a payment that is %s only what its table has', (status, events) => {
  expect(decisionsFor(['zky-admin'], { status, group: null })).toEqual(events);
});

describe('the refund of a payment', () => {
  it.each<[what: string, status: Status, origin: RefundRecord['origin'], role: Role, isOffered: boolean]>([
    ['that stays paid is rejected', 'confirmed', 'staff', 'master', true],
    ['that came late is not: it pays for nothing', 'refunding', 'late_payment', 'zky-admin', false],
    [
      'that was paid twice is by the platform, whose line waits again',
      'refunding',
      'paid_twice',
      'zky-admin',
      true,
    ],
    ['that was paid twice is not by others', 'refunding', 'paid_twice', 'master', false],
  ])('%s', (_what, status, origin, role, isOffered) => {
    const events = refundDecisionsFor([role], { status }, refund({ origin }));
    expect(events.includes('reject')).toBe(isOffered);
    expect(events).toContain('first_approve');
  });

  it('is not approved by the one who asked', () => {
    const own = refund({ asked_by_me: true });
    expect(refundDecisionsFor(['master'], { status: 'confirmed' }, own)).toEqual(['reject']);
  });
});
