import type { Client, ListedEnrolment } from '@skillcert/api-client';
import { createFakeClient, refusal } from '@skillcert/api-client/testing';
import { formatSerial, reviewLifecycle, transition } from '@skillcert/core';
import { programme } from '../programme.js';
import { sampleCandidates } from './sample-candidates.js';
import { sampleClasses } from './sample-classes.js';

let candidates = sampleCandidates;

const setStatus = (row: ListedEnrolment, status: ListedEnrolment['status']) => {
  candidates = candidates.map((each) => (each === row ? { ...row, status } : each));
};

/** The calls of this site. With a server behind it this is `createClient()`, and nothing else changes. */
export const call: Client = createFakeClient({
  'class/fetchOpenClasses': ({ level }) => {
    const items = sampleClasses.filter((each) => !level || each.level === level);
    const cities = [...new Set(sampleClasses.map(({ city }) => city))];
    const fees = [...new Set(sampleClasses.map(({ fee_cents }) => fee_cents))];
    return { items, total: items.length, cities, units: [], fees, unit: null };
  },
  'class/enrollClass': ({ class_id }) => {
    const open = sampleClasses.find((each) => each.class_id === class_id);
    if (!open) throw refusal('class_not_open');
    const serial = open.taken + 1;
    const enrol_no = formatSerial(programme.numbers.enrolment, { class_code: open.code, serial });
    return { class_id, enrolment_id: serial, enrol_no, status: 'submitted' };
  },
  'enrolment/fetchEnrolmentLists': ({ class_id }) => {
    const items = candidates.filter((row) => row.class_id === class_id);
    const count = (status: ListedEnrolment['status']) => items.filter((row) => row.status === status).length;
    const to_do = {
      submitted: count('submitted'),
      in_review: count('in_review'),
      doubtful: count('doubtful'),
    };
    return { items, total: items.length, to_do };
  },
  'enrolment/reviewEnrolment': ({ enrolment_id, event }) => {
    const row = candidates.find((each) => each.enrolment_id === enrolment_id);
    if (!row) throw refusal('not_found');
    const result = transition(reviewLifecycle, { state: row.status, event, actors: ['master'] });
    if (!result.ok) throw refusal('transition_refused');
    setStatus(row, result.to);
    return { enrolment_id, status: result.to };
  },
});
