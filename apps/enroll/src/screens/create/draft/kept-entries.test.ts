import { afterEach, expect, it } from 'vitest';
import { emptyCandidate } from '../../candidate-form/candidate-values.js';
import { emptyDeclared } from '../../materials/declared.js';
import { draftOf } from './draft-entries.js';
import { forgetAllEntries, forgetEntries, keepEntries, keptEntries } from './kept-entries.js';

const mine = '138****0001';
const entries = draftOf({
  step: 'person',
  unit_id: undefined,
  values: { ...emptyCandidate, name: '李晓明' },
  materials: { declared: emptyDeclared, files: {} },
  photo: { at: 'none' },
  choices: { enroll_type: 'individual', study_type: undefined },
});
const begun = { entries, photo: undefined, version: 1 };

afterEach(forgetAllEntries);

it('returns the entries for a class to the phone that they belong to', () => {
  keepEntries(7, mine, begun);
  expect(keptEntries(7, mine)).toBe(begun);
  expect(keptEntries(8, mine)).toBeUndefined();
});

it('hides the entries from a person who proves another phone on the same page', () => {
  keepEntries(7, mine, begun);
  expect(keptEntries(7, '139****0002')).toBeUndefined();
  expect(keptEntries(7, undefined)).toBeUndefined();
});

it('keeps no sent entries, and none at all of a person who leaves', () => {
  for (const class_id of [7, 8, 9]) keepEntries(class_id, mine, begun);
  forgetEntries(7);
  expect([7, 8, 9].map((class_id) => keptEntries(class_id, mine))).toEqual([undefined, begun, begun]);
  forgetAllEntries();
  expect([8, 9].map((class_id) => keptEntries(class_id, mine))).toEqual([undefined, undefined]);
});
