import { describe, expect, it } from 'vitest';
import { classLifecycle } from '../lifecycle/class-lifecycle.js';
import { acceptsDossier } from './accepts-dossier.js';
import { type DossierFacts, dossierGaps, gapsOf } from './dossier-gaps.js';

const whole = {
  has_photo: true,
  has_paid: true,
  sits: true,
  has_ticket: true,
  was_seen: true,
  has_final_scores: true,
  lacks_certificate: false,
} as const;

type Person = DossierFacts['people'][number];

const person = (enrol_no: string, changes: Partial<Person> = {}): Person => ({
  ...whole,
  enrol_no,
  ...changes,
});

const facts = (changes: Partial<DossierFacts> = {}): DossierFacts => ({
  people: [person('E1'), person('E2')],
  files: 1,
  unmarked_lessons: [],
  returned: [],
  doubtful: [],
  door_conflicts: [],
  undrawn: [],
  is_trail_whole: true,
  ...changes,
});

describe('the gaps of a dossier', () => {
  it('is empty for a complete dossier', () => {
    expect(gapsOf(facts())).toEqual([]);
    expect(gapsOf(facts({ people: [] }))).toEqual([]);
  });

  it.each([
    ['photo', { has_photo: false }],
    ['payment', { has_paid: false }],
    ['ticket', { has_ticket: false }],
    ['check_in', { was_seen: false }],
    ['score', { has_final_scores: false }],
    ['certificate', { lacks_certificate: true }],
  ] as const)('names whose %s is missing', (what, changes) => {
    const people = [person('E1'), person('E2', changes), person('E3', changes)];
    expect(gapsOf(facts({ people }))).toEqual([{ what, count: 2, of: ['E2', 'E3'] }]);
  });

  it('asks for no ticket, sign or score of a candidate who sits no exam', () => {
    const people = [
      person('E1', { sits: false, has_ticket: false, was_seen: false, has_final_scores: false }),
    ];
    expect(gapsOf(facts({ people }))).toEqual([]);
  });

  it('names gaps of no candidate, each candidate once, and keeps the order of the volumes', () => {
    const gaps = gapsOf(
      facts({
        files: 0,
        doubtful: ['E4'],
        returned: ['E3', 'E5'],
        door_conflicts: ['E1'],
        unmarked_lessons: ['第一课'],
        undrawn: ['E2', 'E2'],
        is_trail_whole: false,
        people: [person('E1', { has_photo: false })],
      }),
    );
    expect(gaps).toEqual([
      { what: 'file', count: 1, of: [] },
      { what: 'photo', count: 1, of: ['E1'] },
      { what: 'returned', count: 2, of: ['E3', 'E5'] },
      { what: 'doubtful', count: 1, of: ['E4'] },
      { what: 'lesson', count: 1, of: ['第一课'] },
      { what: 'door_conflict', count: 1, of: ['E1'] },
      { what: 'drawing', count: 1, of: ['E2'] },
      { what: 'trail', count: 1, of: [] },
    ]);
    expect(gaps.map(({ what }) => dossierGaps.indexOf(what))).toEqual([0, 1, 2, 3, 6, 8, 11, 12]);
  });
});

it('is of a class that is planned no longer', () => {
  const states = Object.keys(classLifecycle.states) as (keyof typeof classLifecycle.states)[];
  expect(states.filter((status) => !acceptsDossier(status))).toEqual([
    'draft',
    'submitted',
    'refused',
    'approved',
  ]);
});
