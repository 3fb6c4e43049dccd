import { describe, expect, it } from 'vitest';
import { emptyCandidate, identityOf } from '../candidate-form/candidate-values.js';
import { enrolInput } from './submit.js';

const values = {
  ...emptyCandidate,
  name: ' 李晓明 ',
  id_card: '１１０１０５ 19491231 002x',
  gender: 'female',
  birth: '1949-12-31',
  education: 'bachelor',
} as const;
const photo = { at: 'sent', photo: new File([], 'photo.jpg'), photo_id: 9 } as const;
const materials = { work_years: 3, documents: [{ kind: 'id_front', file_id: 4 }] };
const choices = { enroll_type: 'individual', study_type: 'online', consent: true } as const;

describe('the input of an enrolment', () => {
  it('has one spelling of name and number', () => {
    expect(enrolInput({ class_id: 7 }, values, photo, materials, choices)).toMatchObject({
      class_id: 7,
      name: '李晓明',
      id_card: '11010519491231002X',
      photo_id: 9,
      ...materials,
      consent: true,
    });
  });

  it('names the unit of the followed link', () => {
    expect(enrolInput({ class_id: 7, unit_id: 3 }, values, photo, materials, choices)).toMatchObject({
      unit_id: 3,
    });
    expect(enrolInput({ class_id: 7 }, values, photo, materials, choices)).not.toHaveProperty('unit_id');
  });

  it.each([
    ['consent', values, photo, { ...choices, consent: false }],
    ['a photo that has arrived', values, { at: 'sending', photo: photo.photo } as const, choices],
    ['a type of enrolment', values, photo, { ...choices, enroll_type: undefined }],
    ['an education', { ...values, education: '' } as const, photo, choices],
  ])('is nothing without %s', (_, person, picture, chosen) => {
    expect(enrolInput({ class_id: 7 }, person, picture, materials, chosen)).toBeUndefined();
  });

  it('is another person only when name, kind or number differ', () => {
    expect(identityOf({ ...values, name: '李晓明', job: '顾问' })).toBe(identityOf(values));
    expect(identityOf({ ...values, name: '李小明' })).not.toBe(identityOf(values));
  });
});
