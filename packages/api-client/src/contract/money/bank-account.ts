import { accountDigits, isAccountNumber, limits } from '@skillcert/core';
import { z } from 'zod';
import { requiredLine } from '../fields.js';

/** The number of a bank account as it is typed: 8 to 30 digits, in groups or not. */
export const accountNumber = z
  .string()
  .max(limits.account_number_length_max, 'invalid_account_number')
  .transform(accountDigits)
  .refine((digits) => digits !== '', 'required')
  .refine(isAccountNumber, 'invalid_account_number');

/** Which bank, and whose account. */
export const bankFields = {
  bank: requiredLine(limits.bank_length_max),
  account_name: requiredLine(limits.bank_length_max),
};
