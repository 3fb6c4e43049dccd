import { contract } from '@skillcert/api-client/contract';
import { describe, expect, it } from 'vitest';
import { accountChangesOf, accountFormOf } from './account-form-values.js';

const record = contract['user/updateUser'].example.output;

describe('the form of an account', () => {
  it('keeps everything about the contact of its unit, the e-mail included', () => {
    const form = accountFormOf(record);
    const { pi_name, pi_phone, pi_email } = record.unit ?? {};
    expect(form.unit).toMatchObject({ pi_name, pi_phone, pi_email });
    expect(pi_email).toContain('@');
    const changed = { ...form, unit: { ...form.unit, pi_email: 'office@unit1.example.com' } };
    expect(accountChangesOf(changed, true).unit).toMatchObject({ pi_email: 'office@unit1.example.com' });
    expect(accountChangesOf(changed, false)).not.toHaveProperty('unit');
  });
});
