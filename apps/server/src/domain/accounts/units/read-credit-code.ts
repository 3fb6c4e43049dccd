import { isCreditCode, normaliseCreditCode } from '@skillcert/core';

/** The credit code of a unit in the one spelling that is stored, or null for an empty text. */
export const readCreditCode = (typed: string): string | null => normaliseCreditCode(typed) || null;

/** Whether a text is a credit code, with any blanks in it. */
export const isCreditCodeText = (typed: string): boolean => isCreditCode(normaliseCreditCode(typed));
