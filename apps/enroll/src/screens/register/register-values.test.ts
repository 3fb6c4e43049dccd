import { describe, expect, it } from 'vitest';
import { checkRegistration, emptyRegistration, registerInput } from './register-values.js';

const filled = {
  com_name: '虹桥职业培训学校',
  com_code: '91350100M000100Y43',
  name: '李晓明',
  username: 'xiaoming',
  password: 'ginkgo77',
  repeat: 'ginkgo77',
  email: '',
};
const unit = { ...filled, password: 'granite-tide-58', repeat: 'granite-tide-58' };

describe('a registration', () => {
  it('is complete without an e-mail', () => {
    expect(checkRegistration('candidate', filled)).toEqual({});
    expect(checkRegistration('unit', unit)).toEqual({});
  });

  it('asks a candidate for nothing of a unit', () => {
    expect(Object.keys(checkRegistration('candidate', emptyRegistration))).toEqual([
      'name',
      'username',
      'password',
      'repeat',
    ]);
    expect(Object.keys(checkRegistration('unit', emptyRegistration))).toContain('com_code');
    expect(registerInput('candidate', filled)).not.toHaveProperty('com_code');
    expect(registerInput('unit', unit)).not.toHaveProperty('repeat');
  });

  it.each([
    ['username', { username: 'li' }, 'invalid_username'],
    ['name', { name: '12345' }, 'invalid_name'],
    ['password', { password: 'ginkgotree', repeat: 'ginkgotree' }, 'invalid_password'],
    ['password', { password: 'xiaoming7', repeat: 'xiaoming7' }, 'password_has_name'],
    ['repeat', { repeat: 'ginkgo78' }, 'differs'],
    ['email', { email: 'li@' }, 'invalid_email'],
  ])('names %s of %j as %s', (field, over, problem) => {
    expect(checkRegistration('candidate', { ...filled, ...over })).toEqual({ [field]: problem });
  });

  it('asks more of the password of a unit, and for a credit code that holds', () => {
    expect(checkRegistration('unit', filled)).toEqual({ password: 'invalid_password' });
    expect(checkRegistration('unit', { ...unit, com_code: '91350100M000100Y44' })).toEqual({
      com_code: 'invalid_credit_code',
    });
    expect(checkRegistration('unit', { ...unit, com_code: ' 91350100m000100y43 ' })).toEqual({});
  });
});
