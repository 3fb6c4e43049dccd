import { z } from 'zod';
import { requiredLine } from '../fields.js';

/** The number of a bank account as it is typed: 8 to 30 digits, in groups or not. */
export const accountNumber = z
  .string()
  // Its digits, and as many blanks between them.
  .max(60, 'invalid_account_number')
  .transform((typed) => typed.normalize('NFKC').replace(/[\s-]/g, ''))
  .refine((digits) => digits !== '', 'required')
  .refine((digits) => /^\d{8,30}$/.test(digits), 'invalid_account_number');

/** The bank, and the holder of the account. */
export const bankFields = { bank: requiredLine(80), account_name: requiredLine(80) };
