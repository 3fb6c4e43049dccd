import { describe, expect, it } from 'vitest';
import { accountGroups } from '../account-groups.js';
import { type AccountFormValues, accountChangesOf, emptyAccountForm } from './account-form-values.js';
import { checkAccountForm } from './check-account-form.js';

const empty = emptyAccountForm(accountGroups.editor);
const good: AccountFormValues = { ...empty, username: 'editor05', name: '冯晓燕' };

describe('checking the account form', () => {
  it('accepts an account with a name', () => {
    expect(checkAccountForm(good)).toEqual({});
  });

  it('names the missing fields of an empty form', () => {
    expect(checkAccountForm(empty)).toEqual({ username: 'field.required', name: 'field.required' });
  });

  it.each<[string, Partial<AccountFormValues>, Record<string, string>]>([
    ['an account name of digits', { username: '12345' }, { username: 'field.invalid_username' }],
    ['a full-width account name', { username: 'ｅｄｉｔｏｒ０５' }, {}],
    ['a phone too short', { phone: '1380000' }, { phone: 'field.invalid_phone' }],
    ['a phone with a country code and blanks', { phone: '+86 138 0000 9010' }, {}],
    ['an e-mail without a host', { email: 'a@' }, { email: 'field.invalid_email' }],
    ['no role', { roles: [] }, { roles: 'field.required' }],
    [
      'a unit without a name',
      { unit: { ...empty.unit, com_code: '91310115MA1K30123B' } },
      { 'unit.com_name': 'field.required' },
    ],
    [
      'a credit code with a wrong check character',
      { unit: { ...empty.unit, com_name: '浦江', com_code: '91310115MA1K301230' } },
      { 'unit.com_code': 'field.invalid_credit_code' },
    ],
    [
      'a unit’s landline with an extension',
      { unit: { ...empty.unit, com_name: '浦江', pi_phone: ' 021-55550101-8 ' } },
      {},
    ],
    [
      'a unit’s phone and e-mail that reach nobody',
      { unit: { ...empty.unit, com_name: '浦江', pi_phone: '12345', pi_email: 'office@' } },
      { 'unit.pi_phone': 'field.invalid_contact_phone', 'unit.pi_email': 'field.invalid_email' },
    ],
  ])('answers to %s', (_what, change, problems) => {
    expect(checkAccountForm({ ...good, ...change })).toEqual(problems);
  });

  it('ends access when the chosen day is over in the programme’s zone', () => {
    const { editor_deadline } = accountChangesOf({ ...good, editor_deadline: '2026-12-31' }, false);
    expect(editor_deadline).toBe('2026-12-31T16:00:00.000Z');
  });

  it('sends neither roles nor a unit for an institution, and no phone that was left empty', () => {
    expect(Object.keys(accountChangesOf(good, false)).toSorted()).toEqual([
      'editor_deadline',
      'email',
      'introduction',
      'name',
    ]);
  });
});
