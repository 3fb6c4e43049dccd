import { expect, it } from 'vitest';
import * as limits from '../limits.js';
import { isEmail } from '../validate/is-email.js';
import { isPersonName } from '../validate/is-person-name.js';
import { type CandidateFact, candidateFields, fieldsWhere, recordOf } from './candidate-fields.js';

const rows = Object.entries<CandidateFact>(candidateFields);

it('gives the fields of which every fact holds, in the order of the table', () => {
  expect(fieldsWhere({})).toEqual(rows.map(([field]) => field));
  expect(fieldsWhere({ kind: 'line' })).toEqual(['email', 'employer', 'job']);
  expect(fieldsWhere({ kind: 'line', exported: true })).toEqual(['employer']);
});

it('makes a record with a value for each name', () => {
  expect(recordOf(['a', 'b'], (name) => name.toUpperCase())).toEqual({ a: 'A', b: 'B' });
});

it.each(rows)('says of %s what its kind needs', (_, { kind, max, choices, kept }) => {
  expect(choices !== undefined).toBe(kind === 'choice');
  expect(max !== undefined).toBe(!['choice', 'day', 'certificate'].includes(kind));
  if (kind === 'line') expect(kept).toBe('text');
});

it('exports only what lists show', () => {
  for (const field of fieldsWhere({ exported: true })) expect(candidateFields[field].read).toBe('list');
});

it('never exports or lists in clear what is sealed with the declarations', () => {
  for (const field of fieldsWhere({ kept: 'declared' }))
    expect(candidateFields[field]).toMatchObject({ read: 'detail', exported: false, compared: false });
});

it('agrees with the validators on lengths', () => {
  expect(isPersonName('李'.repeat(limits.name_length_max))).toBe(true);
  expect(isPersonName('李'.repeat(limits.name_length_max + 1))).toBe(false);
  const domain = `@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(58)}.de`;
  const email = `${'x'.repeat(limits.email_length_max - domain.length)}${domain}`;
  expect([isEmail(email), isEmail(`x${email}`)]).toEqual([true, false]);
});
