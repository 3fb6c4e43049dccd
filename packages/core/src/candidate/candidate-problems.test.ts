import { describe, expect, it } from 'vitest';
import {
  candidateProblem,
  candidateProblems,
  evaluatedFields,
  fieldsAsked,
  saidByNumber,
  type WrittenCandidate,
} from './candidate-problems.js';

const now = new Date('2026-11-21T04:00:00Z');
const resident = { id_type: 'cn', id_card: '11010519491231002X' } as const;
const written = (change: Partial<WrittenCandidate>): WrittenCandidate => ({ id_type: 'cn', ...change });

describe('the check of a field', () => {
  it.each([
    ['name', {}, 'required'],
    ['name', { name: '   ' }, 'required'],
    ['name', { name: '7' }, 'invalid_name'],
    ['name', { name: ' 李晓明 ' }, undefined],
    ['name', { name: '李'.repeat(65) }, 'too_long'],
    ['id_card', { id_card: '110105194912310021' }, 'invalid_id_card'],
    ['id_card', { id_card: '１１０１０５19491231 002x' }, undefined],
    ['id_card', { id_type: 'hk', id_card: 'A123456(3)' }, undefined],
    ['id_card', { id_type: 'mo', id_card: '1234567(8)' }, undefined],
    ['id_card', { id_type: 'mo', id_card: '12345678' }, undefined],
    ['id_card', { id_type: 'mo', id_card: '1/234567/8' }, undefined],
    ['id_card', { id_type: 'mo', id_card: '22345678' }, 'invalid_id_card'],
    ['birth', { birth: '2026-11-22' }, 'invalid_date'],
    ['birth', { birth: '1899-12-31' }, 'invalid_date'],
    ['birth', { birth: '1.2.1990' }, 'invalid_date'],
    ['birth', { birth: '1990-02-31' }, 'invalid_date'],
    ['birth', { birth: '2023-02-29' }, 'invalid_date'],
    ['birth', { birth: '2024-02-29' }, undefined],
    ['birth', { birth: '1990-02-01' }, undefined],
    ['birth', { ...resident, birth: '1990-02-01' }, 'number_differs'],
    ['birth', { ...resident, birth: '1949-12-31' }, undefined],
    ['gender', { ...resident, gender: 'male' }, 'number_differs'],
    ['gender', { ...resident, id_type: 'tw', gender: 'male' }, undefined],
    ['gender', {}, 'required'],
    ['education', {}, 'required'],
    ['phone', { phone: '12345' }, 'invalid_phone'],
    ['phone', { phone: '+86 138 0000 9010' }, undefined],
    ['email', {}, undefined],
    ['email', { email: 'nobody@' }, 'invalid_email'],
    ['email', { email: ' li@example.com ' }, undefined],
    ['employer', { employer: '长'.repeat(81) }, 'too_long'],
    ['job', { job: '𠮷'.repeat(60) }, undefined],
  ] as const)('%s of %o is %s', (field, change, problem) => {
    expect(candidateProblem(field, written(change), { now })).toBe(problem);
  });

  it('takes the kinds of document that the programme takes', () => {
    expect(candidateProblem('id_type', written({}), { now })).toBeUndefined();
    expect(candidateProblem('id_type', written({}), { now, id_types: ['hk'] })).toBe('not_offered');
  });
});

it('names every field that is wrong, and no other', () => {
  expect(candidateProblems(evaluatedFields, written({ ...resident, job: '顾问' }), { now })).toEqual({
    name: 'required',
    gender: 'required',
    birth: 'required',
    phone: 'required',
    education: 'required',
  });
});

it('reads birth and gender off a resident number alone', () => {
  expect(saidByNumber(resident)).toEqual({ birth: '1949-12-31', gender: 'female' });
  expect(saidByNumber({ ...resident, id_type: 'hk' })).toBeNull();
  expect(saidByNumber({ id_type: 'cn' })).toBeNull();
});

it('asks a candidate for birth and gender where the number does not say them, and never for the phone', () => {
  expect(fieldsAsked('hk').filter((field) => !fieldsAsked('cn').includes(field))).toEqual([
    'gender',
    'birth',
  ]);
  expect(fieldsAsked('hk')).not.toContain('phone');
});
