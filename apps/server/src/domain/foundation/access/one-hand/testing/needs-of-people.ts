import type { Lifecycle } from '@skillcert/core';
import * as core from '@skillcert/core';

/** The needs of lifecycles that only another person meets. */
const ofPeople: readonly string[] = ['another_person', 'not_requester', 'second_person', 'uninvolved'];

/** All other needs. A new one belongs into one of the two lists. */
const ofThings: readonly string[] = [
  'asker',
  'by_hand',
  'chosen',
  'complete',
  'confirmed_absence',
  'consent',
  'fault',
  'few',
  'file',
  'good_rows',
  'in_time',
  'number',
  'own_entry',
  'own_proposal',
  'proof',
  'reason',
  'reasons',
  'seat',
  'successor',
  'units',
  'unobstructed',
  'unpaid',
  'unused',
  'valid',
];

const isLifecycle = (value: unknown): value is Lifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value;

const named = Object.values<unknown>(core)
  .filter(isLifecycle)
  .flatMap(({ name, transitions }) =>
    transitions.flatMap(({ from, event, needs, early }) =>
      [...needs, ...(early?.needs ?? [])].map((need) => ({ need, step: `${name} ${from} ${event} ${need}` })),
    ),
  );

/** Each need of another person, by lifecycle, state, event and need. */
export const needsOfPeople: readonly string[] = [
  ...new Set(named.filter(({ need }) => ofPeople.includes(need)).map(({ step }) => step)),
];

/** The needs of which nobody has said yet whether another person meets them. */
export const unknownNeeds: readonly string[] = [
  ...new Set(
    named.map(({ need }) => need).filter((need) => !ofPeople.includes(need) && !ofThings.includes(need)),
  ),
];
