import { expect, it } from 'vitest';
import { emptyCandidate } from '../../candidate-form/candidate-values.js';
import { emptyDeclared } from '../../materials/declared.js';
import { draftOf, draftToKeep, isWorthKeeping, materialsOf, valuesOf } from './draft-entries.js';

const values = { ...emptyCandidate, name: '李晓明', education: 'bachelor', gender: 'female' } as const;
const declared = { ...emptyDeclared, work_years: '3', level: '4', number: 'A-1' };
const files = {
  id_front: [
    { id: '7', name: 'a.jpg', size: 3 },
    { id: '8', name: 'b.jpg', size: 4 },
  ],
  work_proof: [{ id: '9', name: 'c.pdf', size: 5 }],
};
const photo = { at: 'sent', photo: new File([], 'photo.jpg'), photo_id: 5 } as const;
const choices = { enroll_type: 'individual', study_type: undefined } as const;
const entered = {
  step: 'photo',
  unit_id: undefined,
  values,
  materials: { declared, files },
  photo,
  choices,
} as const;
const empty = draftOf({
  ...entered,
  values: emptyCandidate,
  materials: { declared: emptyDeclared, files: {} },
  photo: { at: 'none' },
});

it('continues with exactly the earlier entries', () => {
  const draft = draftOf(entered);
  expect(valuesOf(draft)).toEqual(values);
  expect(materialsOf(draft)).toEqual({ declared, files });
  expect(draft).toMatchObject({ step: 'photo', photo_id: 5, enroll_type: 'individual', study_type: '' });
});

it('treats an unknown choice as not made yet', () => {
  expect(valuesOf({ ...draftOf(entered), education: 'kindergarten' }).education).toBe('');
});

it('leaves out a photo that has not arrived', () => {
  const sending = { at: 'sending', photo: photo.photo } as const;
  expect(draftOf({ ...entered, photo: sending }).photo_id).toBeUndefined();
});

it('stores nothing of an untouched form', () => {
  expect(isWorthKeeping(empty)).toBe(false);
  expect(isWorthKeeping({ ...empty, job: '顾问' })).toBe(true);
  expect(isWorthKeeping({ ...empty, photo_id: 5 })).toBe(true);
});

it('has nothing to keep where everything is deleted again, once no upload is on its way', () => {
  expect(draftToKeep(draftOf(entered), true)).toEqual(draftOf(entered));
  expect(draftToKeep(empty, false)).toBeNull();
  expect(draftToKeep(empty, true)).toBeUndefined();
});
