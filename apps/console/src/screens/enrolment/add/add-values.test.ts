import { saidByNumber } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { additionInput, additionProblems, emptyAddition } from './add-values.js';

const empty = emptyAddition({ enroll_types: ['organization', 'individual'], study_types: ['onsite'] });
const typed = {
  ...empty,
  name: '李晓明',
  id_card: '11010519491231002x',
  gender: 'female' as const,
  birth: '1949-12-31',
  education: 'bachelor',
  phone: '+86 138 0000 9010',
  consent: true,
};

describe('enrolling at the desk', () => {
  it('begins with the first ways that the class offers', () => {
    expect(empty).toMatchObject({ enroll_type: 'organization', study_type: 'onsite', consent: false });
  });

  it('reports missing and wrong fields by name', () => {
    expect(additionProblems(empty)).toEqual({
      name: 'field.required',
      id_card: 'field.required',
      gender: 'field.required',
      birth: 'field.required',
      education: 'field.required',
      phone: 'field.required',
      consent: 'candidates.add_unagreed',
    });
    expect(additionProblems({ ...typed, id_card: '110105194912310021', phone: '12345' })).toEqual({
      id_card: 'field.invalid_id_card',
      phone: 'field.invalid_phone',
    });
    expect(additionProblems(typed)).toEqual({});
  });

  it('reads birth and gender off a resident number', () => {
    const saidBy = (id_card: string) => saidByNumber({ id_type: 'cn', id_card });
    expect(saidBy(' 11010519491231002x')).toEqual({ birth: '1949-12-31', gender: 'female' });
    expect(saidBy('A123456(3)')).toBeNull();
  });

  it('sends an earlier certificate if any of it is typed, and years if there are some', () => {
    expect(additionInput(typed, 5)).toMatchObject({ class_id: 5, certificate: null, consent: true });
    expect(additionInput(typed, 5)).not.toHaveProperty('work_years');
    const certificate = { level: '4', number: '', issued_on: '' };
    expect(additionInput({ ...typed, certificate, work_years: 0 }, 5)).toMatchObject({
      certificate,
      work_years: 0,
    });
  });
});
