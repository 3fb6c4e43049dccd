import type { Change } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { concerns } from './concerns.js';

const enrolled: Change = { class_id: 7, kind: 'enrolment' };

it.each([
  ['the list of the class', ['enrolment', 'fetchEnrolmentLists', { class_id: 7, page: 1 }], enrolled, true],
  ['the list of another class', ['enrolment', 'fetchEnrolmentLists', { class_id: 8 }], enrolled, false],
  ['a list of all classes', ['enrolment', 'fetchDoubtfulLists', { page: 1 }], enrolled, true],
  ['the work that waits', ['class', 'fetchToDo', {}], enrolled, true],
  ['what else reads candidates', ['payment', 'fetchUnpaid', { class_id: 7 }], enrolled, true],
  ['another kind of the class', ['score', 'fetchAbsences', { class_id: 7 }], enrolled, false],
  [
    'the roster, whose marks of an entered score are settled',
    ['class', 'fetchReportLists', { class_id: 7 }],
    { class_id: 7, kind: 'score' },
    true,
  ],
  [
    'the counts of all classes beside one of them',
    ['payment', 'fetchUnpaidGroups', { class_id: 8 }],
    enrolled,
    true,
  ],
  [
    'a trial that was asked for',
    ['payment', 'previewSettlement', {}],
    { class_id: 0, kind: 'payment' },
    false,
  ],
  ['a picture', ['picture', 'enrolment/fetchPhoto', { class_id: 7 }], enrolled, false],
  ['the progress of a job', ['ticket', 'fetchPrint', { class_id: 7 }], { class_id: 7, kind: 'job' }, true],
  [
    'the list beside a job',
    ['ticket', 'fetchTicketLists', { class_id: 7 }],
    { class_id: 7, kind: 'job' },
    false,
  ],
  [
    'what the platform changed for all',
    ['payment', 'fetchBankLines', {}],
    { class_id: 0, kind: 'payment' },
    true,
  ],
] as const)('knows whether a change makes old %s', (_, key, change, isOld) => {
  expect(concerns(key, change)).toBe(isOld);
});
