import { defaultExam } from '@skillcert/core';
import { expect, it } from 'vitest';
import { planArrangement } from './plan-arrangement.js';
import type { ArrangedSitting, Examinee } from './read-exam.js';

const subjects = ['theory', 'practical'];

/** One room of four desks, and a sitting of each subject in it, one after the other. */
const sittings = subjects.map(
  (subject, nth): ArrangedSitting => ({
    sitting_id: nth + 1,
    subject,
    starts_at: `2026-12-05T0${nth + 1}:00:00.000Z`,
    ends_at: `2026-12-05T0${nth + 1}:30:00.000Z`,
    rows: 2,
    columns: 2,
    blocked: [],
    accessible: [],
  }),
);

/** The same desk in every subject. */
const at = (desk: number) => subjects.map((subject, nth) => ({ subject, sitting_id: nth + 1, desk }));

/** Somebody who sits at a desk. */
const seatedAt = (desk: number, enrolment_id: number, more: Partial<Examinee> = {}): Examinee => ({
  enrolment_id,
  employer: '',
  unit_name: null,
  approved: true,
  paid: true,
  studied: true,
  ticket_id: enrolment_id,
  ticket_status: 'issued',
  seats: at(desk),
  kept_subjects: [],
  ...more,
});

/** The people who get new seats when a version is restored, with their desk in each subject. */
const seatedAnew = (people: readonly Examinee[], keep = true) => {
  const rules = { order: 'number', apart: false, seed: 7, keep, accessible: [], from_version: 1 } as const;
  const facts = { status: 'closed', level: '3', class_code: 'CERT-0104', sittings, people } as const;
  const { reissued } = planArrangement(facts, rules, defaultExam);
  return reissued.map(({ person, seats }) => [
    person.enrolment_id,
    ...seats.map(({ subject, desk }) => `${subject} ${desk}`),
  ]);
};

it.each([
  ['where the others stay', true],
  ['where nobody has to stay', false],
])('people have the desks of the version before whoever sits there now, %s', (_, keep) => {
  const people = [seatedAt(1, 11, { earlier: at(3) }), seatedAt(3, 12)];
  expect(seatedAnew(people, keep)).toEqual([
    [11, 'theory 3', 'practical 3'],
    [12, 'theory 1', 'practical 1'],
  ]);
});

it('nobody has a desk in a subject that they keep, be it of the version or of now, and others may have it', () => {
  const people = [seatedAt(1, 11, { earlier: at(3), kept_subjects: ['theory'] }), seatedAt(3, 12)];
  expect(seatedAnew(people)).toEqual([
    [11, 'practical 3'],
    [12, 'theory 3', 'practical 1'],
  ]);
});
