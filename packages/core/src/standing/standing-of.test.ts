import { describe, expect, it } from 'vitest';
import { type CertificateStatus, certificateLifecycle } from '../lifecycle/certificate-lifecycle.js';
import { type ClassStatus, classLifecycle } from '../lifecycle/class-lifecycle.js';
import { paymentLifecycle } from '../lifecycle/payment-lifecycle.js';
import { refundLifecycle } from '../lifecycle/refund-lifecycle.js';
import { holdsSeat, type ReviewStatus, reviewLifecycle } from '../lifecycle/review-lifecycle.js';
import { standingLists, standingStages, standingWaits } from './standing.js';
import type { StandingFacts } from './standing-facts.js';
import { standingOf } from './standing-of.js';

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T04:00:00.000Z`;

/** Approved on the 2nd, in a class that came into its stage on the 1st; nothing is owed, nothing has happened yet. */
const approved: StandingFacts = {
  class_status: 'enrolling',
  class_at: day(1),
  review: 'approved',
  review_at: day(2),
  owes: false,
  collects: true,
  payment: null,
  refund: null,
  studied: true,
  examined: true,
  needs_seat: true,
  ticket: null,
  door: null,
  objection_at: null,
  certificate: null,
  eligible: false,
};

const where = (changes: Partial<StandingFacts>) => {
  const { stage, waits_for, since, list } = standingOf({ ...approved, ...changes });
  return [stage, waits_for, since, list];
};

const issued = { status: 'issued', at: day(5) } as const;
const superseded = { status: 'superseded', at: day(6) } as const;

type Row = readonly [says: string, changes: Partial<StandingFacts>, expected: readonly string[]];

const rows: readonly Row[] = [
  ['a full class', { review: 'waiting' }, ['place', 'clock', day(2), 'candidates']],
  ['a place that is offered', { review: 'offered' }, ['place', 'candidate', day(2), 'candidates']],
  ['what nobody has looked at', { review: 'submitted' }, ['review', 'desk', day(2), 'candidates']],
  ['what somebody is looking at', { review: 'in_review' }, ['review', 'desk', day(2), 'candidates']],
  ['what is to be corrected', { review: 'returned' }, ['review', 'candidate', day(2), 'candidates']],
  ['a doubt', { review: 'doubtful' }, ['review', 'desk', day(2), 'doubtful']],
  [
    'what a class of the past left undone',
    { review: 'submitted', class_status: 'scoring', class_at: day(9) },
    ['ended', 'nobody', day(9), 'candidates'],
  ],
  ['a refusal', { review: 'refused' }, ['ended', 'nobody', day(2), 'candidates']],
  [
    'a class that is cancelled',
    { class_status: 'cancelled', class_at: day(3) },
    ['ended', 'nobody', day(3), 'candidates'],
  ],
  [
    'money that is asked back of a class that is cancelled',
    { class_status: 'cancelled', refund: { status: 'requested', at: day(4) } },
    ['refund', 'desk', day(4), 'payments'],
  ],

  ['a fee that nobody has paid', { owes: true }, ['payment', 'payer', day(2), 'candidates']],
  [
    'a fee that nobody has said how to pay',
    { owes: true, collects: false },
    ['payment', 'desk', day(2), 'candidates'],
  ],
  [
    'a transfer that is to be confirmed',
    { owes: true, payment: { status: 'declared', at: day(4) } },
    ['payment', 'desk', day(4), 'payments'],
  ],
  [
    'money that came after its order was closed',
    { owes: true, payment: { status: 'confirmed_late', at: day(4) } },
    ['payment', 'desk', day(4), 'payments'],
  ],
  [
    'an order that is under way',
    { owes: true, payment: { status: 'pending', at: day(4) } },
    ['payment', 'payer', day(4), 'payments'],
  ],
  [
    'a proof that was rejected',
    { owes: true, payment: { status: 'failed', at: day(4) } },
    ['payment', 'payer', day(4), 'payments'],
  ],
  [
    'money on its way back',
    { owes: true, payment: { status: 'refunding', at: day(4) } },
    ['payment', 'clock', day(4), 'payments'],
  ],
  [
    'a place whose fee went back',
    { owes: true, payment: { status: 'refunded', at: day(4) } },
    ['payment', 'desk', day(4), 'payments'],
  ],
  [
    'money that is asked back',
    { refund: { status: 'approved', at: day(4) }, class_status: 'arranged', ticket: issued },
    ['refund', 'desk', day(4), 'payments'],
  ],
  [
    'money that a provider sends back',
    { refund: { status: 'in_transit', at: day(4) } },
    ['refund', 'clock', day(4), 'payments'],
  ],
  [
    'money that is back',
    { refund: { status: 'done', at: day(4) } },
    ['ticket', 'clock', day(2), 'candidates'],
  ],

  [
    'courses that the ticket waits for',
    { studied: false, payment: { status: 'confirmed', at: day(3) } },
    ['study', 'candidate', day(3), 'candidates'],
  ],
  [
    'courses that came after the seat',
    { studied: false, class_status: 'arranged', ticket: issued },
    ['exam', 'clock', day(5), 'tickets'],
  ],
  [
    'courses of who keeps every subject',
    { studied: false, needs_seat: false },
    ['ticket', 'clock', day(2), 'candidates'],
  ],

  [
    'the end of the enrolment',
    { payment: { status: 'confirmed', at: day(3) } },
    ['ticket', 'clock', day(3), 'candidates'],
  ],
  ['a seat', { class_status: 'closed', class_at: day(4) }, ['ticket', 'desk', day(4), 'candidates']],
  [
    'another seat',
    { class_status: 'closed', class_at: day(4), ticket: superseded },
    ['ticket', 'desk', day(6), 'tickets'],
  ],
  [
    'seats that are to be published',
    { class_status: 'closed', class_at: day(4), ticket: issued },
    ['ticket', 'desk', day(5), 'tickets'],
  ],
  [
    'a class whose seats are arranged, without one',
    { class_status: 'closed', class_at: day(4), needs_seat: false },
    ['ticket', 'clock', day(4), 'candidates'],
  ],
  [
    'a seat in a class whose seats are published',
    { class_status: 'arranged', class_at: day(7) },
    ['ticket', 'desk', day(7), 'candidates'],
  ],
  [
    'the day of the exam',
    { class_status: 'arranged', class_at: day(7), ticket: issued },
    ['exam', 'clock', day(7), 'tickets'],
  ],
  [
    'the day of the exam, without a seat',
    { class_status: 'arranged', class_at: day(7), needs_seat: false },
    ['exam', 'clock', day(7), 'candidates'],
  ],
  [
    'the door',
    { class_status: 'examining', class_at: day(8), ticket: issued },
    ['exam', 'candidate', day(8), 'roster'],
  ],
  [
    'two of one name at the door',
    { class_status: 'examining', class_at: day(8), ticket: issued, door: 'conflict' },
    ['exam', 'desk', day(8), 'roster'],
  ],
  [
    'the end of the exam',
    { class_status: 'examining', class_at: day(8), ticket: issued, door: 'admitted' },
    ['exam', 'clock', day(8), 'roster'],
  ],
  [
    'the exam of others',
    { class_status: 'examining', class_at: day(8), needs_seat: false },
    ['exam', 'clock', day(8), 'candidates'],
  ],
  [
    'an exam without a seat',
    { class_status: 'examining', class_at: day(8) },
    ['ticket', 'desk', day(8), 'candidates'],
  ],

  [
    'an exam that was missed for want of the fee',
    { class_status: 'scoring', class_at: day(9), owes: true, examined: false },
    ['ended', 'nobody', day(9), 'candidates'],
  ],
  ['a score', { class_status: 'scoring', class_at: day(9) }, ['score', 'desk', day(9), 'scores']],
  [
    'the end of the publicity',
    { class_status: 'publicity', class_at: day(10) },
    ['publicity', 'clock', day(10), 'scores'],
  ],
  [
    'a recheck',
    { class_status: 'publicity', class_at: day(10), objection_at: day(11) },
    ['publicity', 'desk', day(11), 'scores'],
  ],
  [
    'a number',
    { class_status: 'certifying', class_at: day(12), eligible: true },
    ['certificate', 'desk', day(12), 'certificates'],
  ],
  [
    'nothing, as the exam was not passed',
    { class_status: 'certifying', class_at: day(12) },
    ['done', 'nobody', day(12), 'scores'],
  ],
  [
    'the issue',
    { class_status: 'certifying', certificate: { status: 'numbered', at: day(13) } },
    ['certificate', 'desk', day(13), 'certificates'],
  ],
  [
    'nothing, with the certificate in hand',
    { class_status: 'archived', certificate: { status: 'valid', at: day(14) } },
    ['done', 'nobody', day(14), 'certificates'],
  ],
  [
    'a suspension',
    { class_status: 'archived', certificate: { status: 'suspended', at: day(14) } },
    ['certificate', 'desk', day(14), 'certificates'],
  ],
  [
    'nothing, with the certificate taken',
    { class_status: 'finished', certificate: { status: 'revoked', at: day(14) } },
    ['ended', 'nobody', day(14), 'certificates'],
  ],
];

it.each(rows)('names for %s the next actor, the moment and the list', (_, changes, expected) => {
  expect(where(changes)).toEqual(expected);
});

it('uses the moment of the enrolment if that of the class is unknown', () => {
  expect(where({ class_status: 'scoring', class_at: null })).toEqual(['score', 'desk', day(2), 'scores']);
});

describe('for any records', () => {
  const keysOf = <Key extends string>(states: Readonly<Record<Key, unknown>>) => Object.keys(states) as Key[];
  const classes = keysOf(classLifecycle.states);
  const reviews = keysOf(reviewLifecycle.states);
  const payments = [null, ...keysOf(paymentLifecycle.states)];
  const refunds = [null, ...keysOf(refundLifecycle.states)];
  const tickets = [null, 'issued', 'superseded', 'used'] as const;
  const isKept = (status: CertificateStatus): status is Exclude<CertificateStatus, 'eligible' | 'void'> =>
    status !== 'eligible' && status !== 'void';
  const certificates = [null, ...keysOf(certificateLifecycle.states).filter(isKept)];

  const dated = <Status>(status: Status | null) => (status === null ? null : { status, at: day(20) });

  const every = classes.flatMap((class_status) =>
    reviews.flatMap((review) =>
      payments.flatMap((payment) =>
        tickets.flatMap((ticket) =>
          [true, false].flatMap((flag) =>
            [true, false].map(
              (other): StandingFacts => ({
                ...approved,
                class_status,
                review,
                payment: dated(payment),
                ticket: dated(ticket),
                owes: flag,
                studied: other,
                examined: !flag,
                needs_seat: other,
              }),
            ),
          ),
        ),
      ),
    ),
  );

  it('gives one of the stages, steps and lists, and a moment that the records know', () => {
    for (const facts of every) {
      const { stage, waits_for, since, list } = standingOf(facts);
      expect(standingStages).toContain(stage);
      expect(standingWaits).toContain(waits_for);
      expect(standingLists).toContain(list);
      expect([day(1), day(2), day(20)]).toContain(since);
    }
  });

  it('waits for nobody at an end, and there alone', () => {
    for (const facts of every) {
      const { stage, waits_for } = standingOf(facts);
      expect([facts.class_status, facts.review, stage, waits_for === 'nobody']).toEqual([
        facts.class_status,
        facts.review,
        stage,
        stage === 'done' || stage === 'ended',
      ]);
    }
  });

  it('lists nobody without a seat who waits for none', () => {
    const isOut = (review: ReviewStatus) => review !== 'waiting' && !holdsSeat(review);
    for (const facts of every.filter(({ review }) => isOut(review))) {
      expect(standingOf(facts).stage).toBe('ended');
    }
  });

  it.each(refunds)('asks for a refund that is %s before all else while it is open', (status) => {
    const isOpen = status !== null && !refundLifecycle.states[status].ends;
    for (const class_status of classes) {
      const { stage } = standingOf({ ...approved, class_status, refund: dated(status) });
      expect([class_status, stage === 'refund']).toEqual([class_status, isOpen]);
    }
  });

  it.each(certificates)('ends with a certificate that is %s, or waits for the desk', (status) => {
    for (const class_status of ['certifying', 'finished', 'archived'] satisfies ClassStatus[]) {
      const { waits_for } = standingOf({ ...approved, class_status, certificate: dated(status) });
      expect(['nobody', 'desk']).toContain(waits_for);
    }
  });
});
