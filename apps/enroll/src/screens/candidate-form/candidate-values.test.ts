import { candidateProblem, candidateProblems } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { changeField, emptyCandidate, fieldsToCheck, isReadFromNumber } from './candidate-values.js';

const now = new Date('2026-11-21T04:00:00Z');
const with_ = (change: Partial<typeof emptyCandidate>) => ({ ...emptyCandidate, ...change });

describe('the check of a field', () => {
  it.each([
    ['name', with_({}), 'required'],
    ['name', with_({ name: '   ' }), 'required'],
    ['name', with_({ name: '7' }), 'invalid_name'],
    ['name', with_({ name: '阿卜杜拉·买买提' }), undefined],
    ['name', with_({ name: '李'.repeat(65) }), 'too_long'],
    ['id_card', with_({ id_card: '110105194912310021' }), 'invalid_id_card'],
    ['id_card', with_({ id_card: '１１０１０５19491231 002x' }), undefined],
    ['id_card', with_({ id_type: 'hk', id_card: '11010519491231002X' }), 'invalid_id_card'],
    ['id_card', with_({ id_type: 'hk', id_card: 'A123456(3)' }), undefined],
    ['id_card', with_({ id_type: 'mo', id_card: '12345678' }), undefined],
    ['id_card', with_({ id_type: 'mo', id_card: '1/234567/8' }), undefined],
    ['birth', with_({ birth: '2026-11-22' }), 'invalid_date'],
    ['birth', with_({ birth: '1899-12-31' }), 'invalid_date'],
    ['birth', with_({ birth: '1990-02-01' }), undefined],
    ['gender', with_({}), 'required'],
    ['education', with_({}), 'required'],
    ['email', with_({}), undefined],
    ['email', with_({ email: 'nobody@' }), 'invalid_email'],
    ['email', with_({ email: ' li@example.com ' }), undefined],
    ['employer', with_({ employer: '长'.repeat(81) }), 'too_long'],
    ['job', with_({ job: '𠮷'.repeat(60) }), undefined],
  ] as const)('%s of %o is %s', (field, values, problem) => {
    expect(candidateProblem(field, values, { now })).toBe(problem);
  });
});

describe('a resident number', () => {
  const typed = changeField(emptyCandidate, 'id_card', '11010519491231002x');

  it('brings birth and gender with it, so that the form does not ask for them', () => {
    expect(typed).toMatchObject({ birth: '1949-12-31', gender: 'female' });
    expect(isReadFromNumber(typed)).toBe(true);
    expect(fieldsToCheck(typed)).not.toContain('birth');
  });

  it('does so in whichever order kind and number are given', () => {
    const late = changeField(
      { ...emptyCandidate, id_type: 'tw', id_card: '11010519491231002X' },
      'id_type',
      'cn',
    );
    expect(late.birth).toBe('1949-12-31');
  });

  it('is not read for other kinds, which are asked for birth and gender', () => {
    const other = changeField(typed, 'id_type', 'hk');
    expect(isReadFromNumber(other)).toBe(false);
    expect(Object.keys(candidateProblems(fieldsToCheck(emptyOf(other)), emptyOf(other), { now }))).toEqual(
      expect.arrayContaining(['birth', 'gender']),
    );
  });
});

const emptyOf = (values: typeof emptyCandidate) => ({ ...values, birth: '', gender: '' as const });

it('takes only offered values', () => {
  expect(changeField(emptyCandidate, 'education', 'king').education).toBe('');
  expect(changeField(emptyCandidate, 'id_type', 'xx').id_type).toBe('cn');
});
