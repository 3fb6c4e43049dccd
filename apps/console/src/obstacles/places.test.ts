import { obstacleNames, obstacleThings } from '@skillcert/api-client/contract';
import { openMatters, type Role, shownAtDoor } from '@skillcert/core';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../routes.js';
import { certificateStates } from '../screens/certificates/lists/use-certificate-url.js';
import { isRegistryState } from '../screens/certificates/registry/registry-states.js';
import { reviewStatuses } from '../screens/enrolment/lists/use-candidate-lists.js';
import { peopleViews } from '../screens/enrolment/people/people-views.js';
import { examViews } from '../screens/exam/exam-views.js';
import { attendances } from '../screens/exam/sittings/use-sittings.js';
import { invoiceFiltersOf } from '../screens/money/invoices/lists/invoice-filters-of.js';
import {
  isPaymentStatus,
  isRefundStatus,
  isUnpaid,
} from '../screens/money/payments/lists/use-payment-lists.js';
import { scoreStates, scoreViews } from '../screens/scores/use-score-lists.js';
import { leadTo } from './lead-to.js';
import { placeOfError } from './place-of-error.js';
import { type Place, placeOf, placeOfFault, placeOfLeftOut, placeOfRefusal } from './places.js';

// The readers are in files with server calls, which are not part of this test and need a browser.
vi.mock('../client/use-call-query.js', () => ({}));

const among =
  (known: readonly string[]) =>
  (text: string): boolean =>
    text.split(',').every((part) => known.includes(part));

const isInvoiceStatus = (text: string): boolean =>
  invoiceFiltersOf({ search: '', filter: (name) => (name === 'status' ? text : ''), narrow: () => {} })
    .narrowed.status !== undefined;

/** The filters that each list accepts in an address, as its screen reads them. */
const readers: Partial<Record<Place['route'], Readonly<Record<string, (text: string) => boolean>>>> = {
  'applicants-lists': { status: among(reviewStatuses) },
  'applicants-payments': { status: isPaymentStatus, refund: isRefundStatus, show: isUnpaid },
  'applicants-invoices': { status: isInvoiceStatus },
  'applicants-all': { view: among(peopleViews) },
  'certificate-lists': { status: among(certificateStates), registry: isRegistryState },
  'exam-lists': { view: among(examViews), attended: among(attendances) },
  'exam-scores': { status: among(scoreStates), view: among(scoreViews) },
  report: { show: among(shownAtDoor) },
};

const none = { owner_classes: [], organization_classes: [], paid_in_classes: [], sign_in_classes: [] };
const viewer = (role: Role, lists: object = {}) => ({
  roles: [role],
  permission_classes: { ...none, ...lists },
  show_recommend: true,
});
const class_id = 7;

/** Every place with each address that it may have. */
const addresses = Object.entries({
  ...placeOf,
  ...placeOfRefusal,
  ...placeOfLeftOut,
  ...placeOfFault,
}).flatMap(([name, place]) => {
  if (!place) return [];
  const { by_state }: Place = place;
  const states = by_state ? Object.keys(obstacleThings[name as keyof typeof obstacleThings].states) : [''];
  return states.map((state) => ({ name, place: place as Place, state }));
});

describe('the place that resolves an obstacle', () => {
  it('is known for each of them', () => {
    const known = [...obstacleNames, ...Object.keys(obstacleThings), ...openMatters];
    expect(Object.keys(placeOf).sort()).toEqual(known.sort());
  });

  it.each(addresses)('is a list that understands its address: $name $state', ({ place, state }) => {
    const lead = leadTo(place, viewer('zky-admin'), { class_id, state });
    const { pathname, searchParams } = new URL(lead?.to ?? '', 'http://localhost');
    expect(pathname).toBe(routes.byId[place.route].path);
    for (const [name, text] of searchParams) {
      if (name === 'class') expect(text).toBe(String(class_id));
      else expect(readers[place.route]?.[name]?.(text), `${name}=${text}`).toBe(true);
    }
  });

  it('names the class where a list is of one, and nowhere else', () => {
    const to = (place: Place) => leadTo(place, viewer('zky-admin'), { class_id })?.to;
    expect(to(placeOf.door_conflicts)).toBe('/report/lists?show=conflict&class=7');
    // People who were marked absent block it too, whom no part of the list shows.
    const { people_admitted } = placeOfRefusal;
    expect(people_admitted && to(people_admitted)).toBe('/report/lists?class=7');
    expect(to(placeOf.not_online)).toBe('/class/lists?class=7');
    expect(to(placeOf.erasure)).toBe('/applicants-all/applicants-lists?view=erasures');
    expect(leadTo(placeOf.no_seats, viewer('zky-admin'), { class_id: undefined })).toBeUndefined();
  });

  it('is hidden from accounts that may not go there', () => {
    const cashier = viewer('editor', { paid_in_classes: [class_id] });
    expect(leadTo(placeOf.unpaid, cashier, { class_id })?.to).toContain('show=unpaid');
    expect(leadTo(placeOf.returned, cashier, { class_id })).toBeUndefined();
    expect(leadTo(placeOf.scores_open, cashier, { class_id })).toBeUndefined();
    expect(leadTo(placeOf.grant, viewer('master'), { class_id })).toBeUndefined();
  });

  it('is found for a refusal by its obstacle, else by its name, and never for an unknown one', () => {
    const thing = { thing: 'refund', state: 'approved' } as const;
    expect(placeOfError({ refusal: 'transition_refused', obstacle: thing })).toBe(placeOf.refund);
    const why = { why: 'no_seats' } as const;
    expect(placeOfError({ refusal: 'transition_refused', obstacle: why })).toBe(placeOf.no_seats);
    const inside = { why: 'sittings_inside', count: 2 } as const;
    expect(placeOfError({ refusal: 'in_use', obstacle: inside })).toBe(placeOf.sittings_inside);
    expect(placeOfError({ refusal: 'move_barred', obstacle: { why: 'room_small' } })).toBe(
      placeOf.room_small,
    );
    expect(placeOfError({ refusal: 'contact_missing', obstacle: undefined })).toEqual({ route: 'contact' });
    // Attendance beside a published score stays; the score is changed by two people.
    expect(placeOfError({ refusal: 'scores_published', obstacle: undefined })).toEqual({
      route: 'exam-scores',
      filter: { view: 'results', status: 'published' },
    });
    expect(placeOfError({ refusal: 'busy', obstacle: undefined })).toBeNull();
    const later = JSON.parse('{"why":"of_a_later_release"}');
    expect(placeOfError({ refusal: 'transition_refused', obstacle: later })).toBeNull();
  });
});
