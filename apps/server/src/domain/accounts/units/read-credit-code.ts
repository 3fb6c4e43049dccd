import { isCreditCode, normaliseCreditCode } from '@skillcert/core';

/** The credit code of a unit as it is stored: one spelling, or null where there is none. */
export const readCreditCode = (typed: string): string | null => normaliseCreditCode(typed) || null;

/** Whether what was typed is a credit code, however it was spaced. */
export const isCreditCodeText = (typed: string): boolean => isCreditCode(normaliseCreditCode(typed));
